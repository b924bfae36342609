import type { AssetClass } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import {
  amountText,
  countNumber,
  flag,
  idNumber,
  signedAmountText,
  symbolText,
  timeMs,
  wordOf,
} from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';
import { pairStatusWire, sideWire } from '../spot/order-words.ts';

/** The health of an index, and of what it is made of; `none`: the pair is priced by its own trades, and has no index. */
export const indexHealthWire = wordOf(['fresh', 'stale', 'silent', 'clock', 'shut', 'none']);
export type IndexHealth = z.output<typeof indexHealthWire>;
export const indexSourceKinds = ['feed', 'pair'] as const;

export const assetClassWire = wordOf(['coin', 'fiat', 'stock'] as const satisfies readonly AssetClass[]);

/** The moving part of a quotation: the whole of a `tickers` message's row. */
const movingFields = {
  last: described(amountText, 'Last trade in the book, or the index where the pair has no trade or no book.'),
  indexPrice: z.optional(described(amountText, 'Absent until the first valid tick.')),
  open24h: z.optional(amountText),
  high24h: z.optional(amountText),
  low24h: z.optional(amountText),
  change24h: described(signedAmountText, 'Percent with two decimals: "2.34", "-1.12", "0.00".'),
  volume24h: described(amountText, 'Base amount.'),
  quoteVolume24h: amountText,
  indexAtMs: named('index_time', z.optional(timeMs)),
  isStale: described(flag, "The index is older than the site's stale limit."),
  arePricesPaused: z.optional(
    described(flag, "The server's clock is in doubt: nothing that leans on a price begins until it is not."),
  ),
  status: pairStatusWire,
};

export const tickerRow = wireObject({ pairId: named('id', idNumber), ...movingFields });
export type TickerRow = z.output<typeof tickerRow>;

const { last, change24h, volume24h, quoteVolume24h, isStale, status } = movingFields;
/** The values of a `tickers` row that have changed since the message before; the others are as they were. */
export const tickerChange = wireObject({
  pairId: named('id', idNumber),
  ...movingFields,
  last: z.optional(last),
  change24h: z.optional(change24h),
  volume24h: z.optional(volume24h),
  quoteVolume24h: z.optional(quoteVolume24h),
  isStale: z.optional(isStale),
  status: z.optional(status),
});
export type TickerChange = z.output<typeof tickerChange>;

/** A pair with its terms and its present state. */
export const quotationRow = wireObject({
  pairId: named('id', idNumber),
  symbol: symbolText,
  baseAssetId: named('currency_id', idNumber),
  quoteAssetId: named('legal_id', idNumber),
  baseCode: named('currency_name', z.string()),
  quoteCode: named('legal_name', z.string()),
  baseName: described(z.string(), 'For people: Bitcoin.'),
  image: described(z.string(), "Path of the base asset's mark, under the site's own address."),
  assetClass: named('class', assetClassWire),
  tags: described(z.array(z.string()), 'Words to filter by: layer1, meme, defi, new, …'),
  tick: amountText,
  priceDecimals: countNumber,
  lot: amountText,
  amountDecimals: countNumber,
  quoteDecimals: countNumber,
  minNotional: described(amountText, 'Least order value, in the quote asset.'),
  maxAmount: described(amountText, 'Largest order, in the base asset.'),
  makerFee: described(amountText, 'Percent: "0.1".'),
  takerFee: described(amountText, 'Percent: "0.1".'),
  band: described(amountText, 'Percent: how far from the index a limit price may lie.'),
  defaultSlippage: described(amountText, 'Percent that a market order may move by default.'),
  hasBook: flag,
  sparkline: described(z.array(amountText), 'Prices of the last 24 hours, oldest first, at most 48.'),
  ...movingFields,
});
export type QuotationRow = z.output<typeof quotationRow>;

export const candlePeriods = [
  '1min',
  '3min',
  '5min',
  '15min',
  '30min',
  '1hour',
  '2hour',
  '4hour',
  '6hour',
  '12hour',
  '1day',
  '1week',
  '1month',
] as const;
export type CandlePeriod = (typeof candlePeriods)[number];

export const candleRow = wireObject({
  openedAtMs: named(
    'time',
    described(timeMs, 'Start of the candle; weeks start on Monday, months on their first, UTC.'),
  ),
  open: amountText,
  high: amountText,
  low: amountText,
  close: amountText,
  volume: described(amountText, 'Base amount.'),
  quoteVolume: amountText,
});
export type CandleRow = z.output<typeof candleRow>;

/** `[price, base amount]`, best first. In changes an amount of "0" takes the level away. */
export const levelPair = z.tuple([amountText, amountText]);
export type LevelPair = z.output<typeof levelPair>;

export const bookPicture = wireObject({
  pairId: named('id', idNumber),
  sequence: described(countNumber, 'Journal sequence the picture stands at.'),
  number: described(countNumber, 'Number of the last book change it holds: the next change is one more.'),
  bids: z.array(levelPair),
  asks: z.array(levelPair),
});
export type BookPicture = z.output<typeof bookPicture>;

/** A trade on the public tape. */
export const tapeRow = wireObject({
  tradeId: named('id', idNumber),
  price: amountText,
  quantity: named('amount', amountText),
  takerSide: named('type', described(sideWire, 'Side of the order that took: 1 buy, 2 sell.')),
  atMs: named('time', timeMs),
});
export type TapeRow = z.output<typeof tapeRow>;
