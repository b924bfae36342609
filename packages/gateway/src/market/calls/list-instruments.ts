import { listInstruments } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText, type Ppm, priceToText } from '@candor/money';
import type { Deps } from '../../serving/deps.ts';
import { serveOperator } from '../../serving/serve.ts';
import type { PairPicture } from '../board.ts';
import { indexHealth, isPricedByItself } from '../index-health.ts';

const nothing = { levels: 0, halfSpread: 0 };

export default serveOperator(listInstruments, async (deps) => {
  const { exchange, market } = deps;
  const [sessions, makers, contracts, options] = await Promise.all([
    exchange.query('sessions'),
    exchange.query('makers'),
    exchange.query('contractMarkets'),
    exchange.query('optionMarkets'),
  ]);
  const isOffered = (terms: readonly { readonly terms: { readonly pairId: number; readonly isOffered: string } }[]) =>
    new Set(terms.filter((one) => one.terms.isOffered === 'yes').map((one) => one.terms.pairId));
  const [withContracts, withOptions] = [isOffered(contracts), isOffered(options)];
  return done(
    await Promise.all(
      market.instruments.pairs.map(async (pair) => {
        const { pairId, base, makerFee, takerFee, band, hasBook, status, symbol } = pair;
        const picture = market.board.picture(pair);
        const session = sessions.find((one) => one.pairId === pairId);
        const maker = makers.find((one) => one.pairId === pairId) ?? nothing;
        return {
          pairId,
          symbol,
          assetClass: base.assetClass,
          status,
          health: isPricedByItself(market, pair)
            ? ('none' as const)
            : indexHealth({
                atMs: picture.indexAtMs,
                isStale: picture.isStale,
                isInDoubt: picture.arePricesPaused,
                isShut: session?.isOpen === false,
              }),
          index: picture.index === undefined ? undefined : priceToText(picture.index),
          indexAtMs: picture.indexAtMs,
          session:
            session === undefined
              ? undefined
              : {
                  isOpen: session.isOpen,
                  changesAtMs: session.changesAtMs,
                  closePrice: session.closePrice === undefined ? undefined : priceToText(session.closePrice),
                },
          hasBook,
          tick: priceToText(pair.tick),
          lot: atomsToText(pair.lot, base.scale),
          makerFee,
          takerFee,
          band,
          ...(await bestOf(deps, picture)),
          houseLevels: maker.levels,
          houseSpread: (maker.halfSpread * 2) as Ppm,
          isContractOffered: withContracts.has(pairId),
          isOptionOffered: withOptions.has(pairId),
        };
      }),
    ),
  );
});

async function bestOf({ exchange }: Pick<Deps, 'exchange'>, { pair: { pairId, hasBook } }: PairPicture) {
  if (!hasBook) return { bid: undefined, ask: undefined };
  const { bids, asks } = await exchange.query('book', pairId, 1);
  const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
  return {
    bid: bid === undefined ? undefined : priceToText(bid),
    ask: ask === undefined ? undefined : priceToText(ask),
  };
}
