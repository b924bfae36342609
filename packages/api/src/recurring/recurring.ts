import { recurringIntervals, recurringSkipReasons } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { amountText, countNumber, idNumber, timeMs, wordOf } from '../wire/fields.ts';
import { described, named, wireObject } from '../wire/wire-object.ts';

export const recurringIntervalWire = wordOf(recurringIntervals);

/** `waiting`: a time has come and there is no price yet. */
const planStatuses = ['running', 'waiting', 'paused', 'ended'] as const;

const assetFields = {
  fromAssetId: named('from_currency_id', described(idNumber, 'Paid.')),
  fromCode: z.string(),
  toAssetId: named('to_currency_id', described(idNumber, 'Bought.')),
  toCode: z.string(),
};

/** One plan of recurring buys, with what it has come to. */
export const recurringPlanRow = wireObject({
  planId: named('id', idNumber),
  ...assetFields,
  amount: named('number', described(amountText, 'Paid each time.')),
  every: recurringIntervalWire,
  status: wordOf(planStatuses),
  firstAtMs: named('first_time', described(timeMs, 'The time that all others are counted from.')),
  nextAtMs: named('next_time', z.optional(described(timeMs, 'Absent in a pause and after the end.'))),
  boughtCount: named('buys', described(countNumber, 'Times at which it bought.')),
  skippedCount: named('skips', described(countNumber, 'Times that passed without a buy.')),
  paid: described(amountText, 'In all.'),
  received: described(amountText, 'In all, after spread and fee.'),
  averageCost: z.optional(described(amountText, 'Paid per one bought; absent before the first buy.')),
  worth: z.optional(
    described(amountText, 'Of what was received, in the asset paid, by the index now; absent without a price.'),
  ),
  begunAtMs: named('create_time', timeMs),
  endedAtMs: named('end_time', z.optional(timeMs)),
});
export type RecurringPlanRow = z.output<typeof recurringPlanRow>;

/** One time of a plan: a buy, or the reason for none. */
export const recurringRunRow = wireObject({
  planId: idNumber,
  ...assetFields,
  dueAtMs: named('time', described(timeMs, 'The time that it was for.')),
  atMs: named('done_time', described(timeMs, 'When it was done.')),
  missed: described(countNumber, 'Earlier times that passed while there was no price.'),
  fromAmount: named('number', described(amountText, 'Paid, or to be paid.')),
  toAmount: named('receive', z.optional(described(amountText, 'Received; absent of a time that was skipped.'))),
  fee: z.optional(described(amountText, 'In the asset received, already taken out of it.')),
  price: z.optional(described(amountText, 'Paid per one received, spread and fee included.')),
  conversionId: z.optional(described(idNumber, 'Its number among my conversions.')),
  reason: z.optional(described(wordOf(recurringSkipReasons), 'Why nothing was bought.')),
});
export type RecurringRunRow = z.output<typeof recurringRunRow>;
