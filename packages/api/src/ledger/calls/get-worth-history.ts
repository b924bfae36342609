import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { limitUpTo, signedAmountText, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** A leap year of days. */
const daysMax = 366;

/** The way of the total: by the hour of the last day, and by the day with what was paid in and what was gained. */
export const getWorthHistory = defineCall({
  method: 'GET',
  path: '/wallet/history',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  weightOf: ({ days }) => Math.ceil(days / 31),
  group: 'Wallet',
  summary: 'My total by hour and by day, with the profit of each day.',
  input: wireObject({
    days: z._default(described(limitUpTo(daysMax), 'Days with the running one.'), 31),
  }),
  output: wireObject({
    hours: described(
      z.array(wireObject({ atMs: named('time', timeMs), equivalent: signedAmountText })),
      'The total in USDT at each full hour of the last 24, from the first with something on, oldest first. Empty when so much has happened, or a loan or a release has changed, that it cannot be told by hours.',
    ),
    days: described(
      z.array(
        wireObject({
          startMs: named('time', described(timeMs, '00:00 UTC of the day.')),
          equivalent: described(signedAmountText, 'The total at its end; of the running day, now.'),
          paidIn: described(signedAmountText, 'What came from outside less what went out, each at its price then.'),
          profit: described(signedAmountText, 'The total less that of the day before and what was paid in.'),
          profitPercent: described(
            signedAmountText,
            'Of the total of the day before and what was paid in; two decimals.',
          ),
        }),
      ),
      'In USDT, oldest first, from the first day with something on.',
    ),
  }),
  rejects: [],
});
