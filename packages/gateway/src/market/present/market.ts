import type { BookPicture, CandleRow, LevelPair, QuotationRow, TapeRow, TickerRow } from '@candor/api';
import type { BookView, Level } from '@candor/exchange';
import { atomsToText, decimalsOfTick, percentOfPpm, type Price, priceToText, textWithAllDecimals } from '@candor/money';
import { slippageDefault } from '@candor/exchange/rules';
import type { Candle, PublicTrade } from '@candor/readmodel';
import type { PairPicture } from '../board.ts';
import type { Pair } from '../instruments.ts';
import { changeText, priceTextOf } from '../../serving/decimals.ts';

const unknownPrice = '0';

export function tickerRowOf({ pair, last, index, indexAtMs, isStale, arePricesPaused, day }: PairPicture): TickerRow {
  return {
    pairId: pair.pairId,
    last: priceTextOf(last) ?? unknownPrice,
    indexPrice: priceTextOf(index),
    open24h: priceTextOf(day?.open),
    high24h: priceTextOf(day && higher(day.high, last)),
    low24h: priceTextOf(day && lower(day.low, last)),
    change24h: changeText(BigInt(day?.open ?? 0), BigInt(last ?? 0)),
    volume24h: day === undefined ? '0' : atomsToText(day.volume, pair.base.scale),
    quoteVolume24h: day === undefined ? '0' : atomsToText(day.quoteVolume, pair.quote.scale),
    indexAtMs,
    isStale,
    ...(arePricesPaused ? { arePricesPaused } : {}),
    status: pair.status,
  };
}

export function quotationRowOf(picture: PairPicture): QuotationRow {
  const { pair, sparkline } = picture;
  const { base, quote } = pair;
  return {
    ...tickerRowOf(picture),
    symbol: pair.symbol,
    baseAssetId: base.assetId,
    quoteAssetId: quote.assetId,
    baseCode: base.code,
    quoteCode: quote.code,
    baseName: base.name,
    image: base.image,
    assetClass: base.assetClass,
    tags: [...base.tags],
    tick: priceToText(pair.tick),
    priceDecimals: decimalsOfTick(pair.tick),
    lot: atomsToText(pair.lot, base.scale),
    amountDecimals: decimalsOfLot(pair),
    quoteDecimals: quote.scale,
    minNotional: atomsToText(pair.minNotional, quote.scale),
    maxAmount: atomsToText(pair.maxQuantity, base.scale),
    makerFee: percentOfPpm(pair.makerFee),
    takerFee: percentOfPpm(pair.takerFee),
    band: percentOfPpm(pair.band),
    defaultSlippage: percentOfPpm(slippageDefault),
    hasBook: pair.hasBook,
    sparkline: [...sparkline],
  };
}

export function bookPictureOf(pair: Pair, book: BookView & { readonly number: number }, levels: number): BookPicture {
  const { pairId, sequence, number, bids, asks } = book;
  return {
    pairId,
    sequence,
    number,
    bids: bids.slice(0, levels).map((level) => levelPairOf(pair, level)),
    asks: asks.slice(0, levels).map((level) => levelPairOf(pair, level)),
  };
}

export function levelPairOf(pair: Pair, [price, quantity]: Level): LevelPair {
  return [priceToText(price), atomsToText(quantity, pair.base.scale)];
}

export function tapeRowOf(pair: Pair, { tradeId, price, quantity, takerSide, atMs }: PublicTrade): TapeRow {
  return { tradeId, price: priceToText(price), quantity: atomsToText(quantity, pair.base.scale), takerSide, atMs };
}

export function candleRowOf(pair: Pair, candle: Candle): CandleRow {
  return {
    openedAtMs: candle.openMs,
    open: priceToText(candle.open),
    high: priceToText(candle.high),
    low: priceToText(candle.low),
    close: priceToText(candle.close),
    volume: atomsToText(candle.volume, pair.base.scale),
    quoteVolume: atomsToText(candle.quoteVolume, pair.quote.scale),
  };
}

/** Decimals an amount is entered with: a lot of 0.001 has 3, one of 100 has none. */
function decimalsOfLot({ lot, base }: Pair): number {
  const fraction = textWithAllDecimals(lot, base.scale).split('.')[1] ?? '';
  return fraction.replace(/0+$/, '').length;
}

const higher = (a: Price, b: Price | undefined): Price => (b !== undefined && b > a ? b : a);
const lower = (a: Price, b: Price | undefined): Price => (b !== undefined && b < a ? b : a);
