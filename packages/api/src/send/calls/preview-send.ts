import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { recipientText } from '../send.ts';

/** The rules of `/wallet/send` without effect. A refusal is part of the answer, beside the figures of the request. */
export const previewSend = defineCall({
  method: 'POST',
  path: '/wallet/send/preview',
  access: 'signed_in',
  effect: 'reads',
  rate: 'order',
  group: 'Wallet',
  summary: 'What would keep a send from being made, and how much can be sent.',
  input: wireObject({
    recipient: recipientText,
    assetId: named('currency_id', idNumber),
    amount: named('number', amountText),
  }),
  output: wireObject({
    rejectCode: z.optional(
      described(z.string(), 'One of the codes `/wallet/send` lists; absent when it would be made.'),
    ),
    rejectText: z.optional(described(z.string(), "The same in the caller's language.")),
    value: z.optional(described(amountText, "Against the limit, in the limit's asset; absent without a price.")),
    limit: amountText,
    used: described(amountText, 'Withdrawals and sends of the last 24 hours.'),
    limitCode: described(z.string(), 'The asset that limits are counted in: BTC.'),
    spendable: described(amountText, 'The most that could leave the account.'),
  }),
  rejects: ['asset_not_found', 'recipient_expired'],
});
