import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Products in which funds are held for a time. */
const financeProducts = ['locked', 'dual', 'ieo', 'loans'] as const;
/** Things that happen next in a product. */
const financeMoments = ['dividend', 'maturity', 'allocation', 'release', 'term_end'] as const;
export type FinanceMoment = (typeof financeMoments)[number];

export const getFinanceSummary = defineCall({
  method: 'GET',
  path: '/finance/summary',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Finance',
  summary: 'What I hold in finance products, what it has earned, and what comes next. Amounts are worth in USDT now.',
  input: wireObject({}),
  output: wireObject({
    held: described(
      amountText,
      'In locked mining, dual investments and IEOs, with tokens that wait for their release; collateral of loans is beside it.',
    ),
    earned: described(amountText, 'Dividends of all deposits that there ever were.'),
    products: described(
      z.array(
        wireObject({
          product: wordOf(financeProducts),
          count: described(countNumber, 'Deposits, purchases, subscriptions or loans that hold something.'),
          held: amountText,
          next: named('next_event', z.optional(described(wordOf(financeMoments), 'The first thing that happens.'))),
          nextAtMs: named('next_time', z.optional(timeMs)),
        }),
      ),
      'Only those that hold something.',
    ),
  }),
  rejects: ['account_not_found'],
});
