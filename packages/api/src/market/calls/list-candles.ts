import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo, symbolText, timeSecondsOrMs, wordOf } from '../../wire/fields.ts';
import { candlePeriods, candleRow } from '../market.ts';
import { listOf, named, wireObject } from '../../wire/wire-object.ts';

/** So many candles weigh as much as a small call. */
const candlesOfOne = 100;

/**
 * Candles that start in [from, to), oldest first, at most `limit` of them: the newest when there are more. Without
 * `to`, up to now; without `from`, up to the limit. Periods without a trade or tick repeat the last close.
 */
export const listCandles = defineCall({
  method: 'GET',
  path: '/currency/new_timeshar',
  access: 'visitor',
  effect: 'reads',
  mayBeKept: true,
  rate: 'public',
  weightOf: ({ limit }) => Math.ceil(limit / candlesOfOne),
  group: 'Market',
  summary: 'Candles of a pair.',
  input: wireObject({
    symbol: symbolText,
    period: wordOf(candlePeriods),
    fromMs: named('from', z.optional(timeSecondsOrMs)),
    toMs: named('to', z.optional(timeSecondsOrMs)),
    limit: z._default(limitUpTo(1000), 500),
  }),
  output: listOf(candleRow),
  rejects: ['pair_not_found'],
});
