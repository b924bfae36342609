import { done, type Outcome, reject } from '@candor/kernel';
import { type Instruments, type Pair, usdtId } from './instruments.ts';

/** The pair that a filter names, or `undefined` when it names none: all pairs are meant then. */
export function filteredPair(
  instruments: Instruments,
  filter: {
    readonly symbol?: string | undefined;
    readonly baseAssetId?: number | undefined;
    readonly quoteAssetId?: number | undefined;
  },
): Outcome<Pair | undefined, 'pair_not_found'> {
  const { symbol, baseAssetId, quoteAssetId } = filter;
  if (symbol === undefined && baseAssetId === undefined) return done(undefined);
  const pair =
    symbol === undefined
      ? instruments.byAssets(baseAssetId ?? 0, quoteAssetId ?? usdtId)
      : instruments.bySymbol(symbol);
  return pair === undefined ? reject('pair_not_found') : done(pair);
}

/** The pair of the watchlist calls: by its number, or by its base asset, then against USDT. */
export function watchedPair(
  instruments: Instruments,
  named: {
    readonly pairId?: number | undefined;
    readonly baseAssetId?: number | undefined;
    readonly quoteAssetId?: number | undefined;
  },
): Outcome<Pair, 'pair_not_found'> {
  const pair =
    named.pairId === undefined
      ? instruments.byAssets(named.baseAssetId ?? 0, named.quoteAssetId ?? usdtId)
      : instruments.pair(named.pairId);
  return pair === undefined ? reject('pair_not_found') : done(pair);
}
