import type { ContractMarketRow, ContractTermsRow, SessionRow } from '@candor/api';
import type { ContractMarketView, ContractTerms, SessionView, TermsId } from '@candor/exchange';
import { quotePrice } from '@candor/exchange/rules';
import { atomsToText, priceToText } from '@candor/money';
import type { Pair } from '../../market/instruments.ts';
import type { Market } from '../../market/market.ts';
import { priceTextOf } from '../../serving/decimals.ts';

export function contractTermsRowOf(pair: Pair, termsId: TermsId, terms: ContractTerms): ContractTermsRow {
  const { base, quote } = pair;
  const { lotsMin, lotsMax, accountLotsMax, spread, fee, overnightRate, liquidationFee } = terms;
  return {
    termsId,
    pairId: pair.pairId,
    baseScale: base.scale,
    quoteScale: quote.scale,
    lot: atomsToText(terms.lot, base.scale),
    tick: priceToText(pair.tick),
    lotsMin,
    lotsMax,
    accountLotsMax,
    spread,
    fee,
    overnightRate,
    liquidationFee,
    tiers: terms.tiers.map(({ floor, maintenance, multipleMax }) => ({
      floor: atomsToText(floor, quote.scale),
      maintenance,
      multipleMax,
    })),
    isOffered: terms.isOffered === 'yes',
  };
}

export function sessionRowOf({ isOpen, changesAtMs, closePrice }: SessionView): SessionRow {
  return { isOpen, changesAtMs, closePrice: priceTextOf(closePrice) };
}

/** A market for contracts; its quotes are those at the last index, which the next tick has if it repeats it. */
export function contractMarketRowOf(
  { board }: Market,
  pair: Pair,
  view: ContractMarketView,
  session: SessionView | undefined,
): ContractMarketRow {
  const { index, indexAtMs, isStale } = board.picture(pair);
  const { base, quote } = pair;
  const { terms } = view;
  const quoteAt = (direction: 'long' | 'short') =>
    index === undefined ? undefined : priceToText(quotePrice(pair, terms.spread, index, direction, 'open'));
  return {
    pairId: pair.pairId,
    symbol: pair.symbol,
    baseAssetId: base.assetId,
    quoteAssetId: quote.assetId,
    baseCode: base.code,
    quoteCode: quote.code,
    baseName: base.name,
    image: base.image,
    assetClass: base.assetClass,
    owns: 'price_contract',
    status: pair.status,
    terms: contractTermsRowOf(pair, view.termsId, terms),
    multiples: multiplesUpTo(terms.tiers[0]?.multipleMax ?? 1),
    indexPrice: priceTextOf(index),
    indexAtMs,
    isStale,
    buyQuote: quoteAt('long'),
    sellQuote: quoteAt('short'),
    longLots: view.longLots,
    shortLots: view.shortLots,
    longRoom: view.longRoom,
    shortRoom: view.shortRoom,
    session: session && sessionRowOf(session),
  };
}

const usualMultiples = [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, 125, 150, 200];

/** The usual ones that are allowed, and the highest. */
function multiplesUpTo(most: number): number[] {
  return [...usualMultiples.filter((multiple) => multiple < most), most];
}
