import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, idNumber, timeMs } from '../../wire/fields.ts';
import { described, listOf, named, wireObject } from '../../wire/wire-object.ts';

export const getLockedSummary = defineCall({
  method: 'GET',
  path: '/lh/deposit/summary',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Locked mining',
  summary: 'What I have locked, what it has earned, and what is paid next, by asset.',
  input: wireObject({}),
  output: listOf(
    wireObject({
      assetId: named('currency_id', idNumber),
      code: named('currency_name', z.string()),
      scale: countNumber,
      locked: amountText,
      deposits: described(countNumber, 'Running ones.'),
      earned: described(amountText, 'Dividends of all deposits that there ever were.'),
      penalties: amountText,
      toCome: described(amountText, 'Dividends of running deposits: reserved, not paid yet.'),
      nextAtMs: named('next_time', z.optional(timeMs)),
      nextAmount: named('next_amount', z.optional(described(amountText, 'All dividends that are paid at that time.'))),
    }),
  ),
  rejects: ['account_not_found'],
});
