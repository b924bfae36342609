import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, countNumber, flag, idNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** The rules of `/wallet/out` without effect. A refusal is part of the answer, beside the figures of the request. */
export const previewWithdrawal = defineCall({
  method: 'POST',
  path: '/wallet/out/preview',
  access: 'signed_in',
  effect: 'reads',
  rate: 'order',
  group: 'Funding',
  summary: 'What a withdrawal would come to, and what would delay it.',
  input: wireObject({
    railId: idNumber,
    amount: named('number', amountText),
    destinationId: named('address_id', z.optional(described(idNumber, 'Absent while none is chosen.'))),
  }),
  output: wireObject({
    rejectCode: z.optional(
      described(z.string(), 'One of the codes `/wallet/out` lists, or identity_needed; absent when it would be taken.'),
    ),
    rejectText: z.optional(described(z.string(), "The same in the caller's language.")),
    fee: amountText,
    receives: named('real_number', amountText),
    value: z.optional(described(amountText, "Against the limits, in the limit's asset; absent without a price.")),
    limit: amountText,
    used: amountText,
    limitCode: described(z.string(), 'What limits are counted in: BTC.'),
    spendable: described(amountText, 'The most that could leave the account.'),
    needsReview: described(flag, 'An operator has to look at it first.'),
    destinationUsableAtMs: named('usable_at', z.optional(timeMs)),
    heldUntilMs: named('held_until', z.optional(described(timeMs, 'When the last hold ends.'))),
    undoMs: countNumber,
  }),
  rejects: ['rail_not_found', 'destination_not_found'],
});
export type WithdrawalPreviewRow = z.output<typeof previewWithdrawal.output>;
