import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, timeMs, wordOf } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** A day by the quarter of an hour, or thirty days by eight hours. */
export const marginSpans = ['day', 'month'] as const;

export const getMarginUse = defineCall({
  method: 'GET',
  path: '/lever/margin_use',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  weightOf: () => 4,
  group: 'Contract',
  summary: 'The part of my contract account that was margin, over time.',
  input: wireObject({ span: z._default(wordOf(marginSpans), 'day') }),
  output: wireObject({
    points: described(
      z.array(
        wireObject({
          atMs: named('time', timeMs),
          used: described(amountText, 'Margins of positions, and what orders have frozen.'),
          balance: described(amountText, 'Of the account, without unrealised profit.'),
          percent: described(amountText, 'Used, of the balance, rounded down to two decimals; 0 of nothing.'),
        }),
      ),
      'Oldest first, from the first with something on; the last is now.',
    ),
  }),
  rejects: [],
});
