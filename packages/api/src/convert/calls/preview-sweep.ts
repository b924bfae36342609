import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { sweptIds } from '../sweep.ts';

/** The rules of `/wallet/sweep` at the prices of this moment, without effect. A refusal is part of the answer. */
export const previewSweep = defineCall({
  method: 'POST',
  path: '/wallet/sweep/preview',
  access: 'signed_in',
  effect: 'reads',
  rate: 'order',
  group: 'Convert',
  summary: 'What several whole balances would bring in USDT now.',
  input: wireObject({ assetIds: named('currency_ids', sweptIds) }),
  output: wireObject({
    rejectCode: z.optional(
      described(z.string(), 'One of the codes `/wallet/sweep` lists; absent when it would be made.'),
    ),
    rejectText: z.optional(described(z.string(), "The same in the caller's language.")),
    lines: described(
      z.array(
        wireObject({
          fromAssetId: named('from_currency_id', idNumber),
          fromAmount: named('number', amountText),
          toAmount: named('receive', described(amountText, 'After spread and fee.')),
          fee: amountText,
          rate: described(amountText, 'USDT per one, after the spread, before the fee.'),
        }),
      ),
      'One of each balance that brings anything; one that is worth less than the smallest unit stays.',
    ),
    total: amountText,
    fee: described(amountText, 'In all, in USDT.'),
  }),
  rejects: [],
});
