import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { stepUpCodes, stepUpFields } from '../../step-up/step-up.ts';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId, textUpTo } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { noteMax, recipientText, sendRow } from '../send.ts';

/**
 * Send to another user: at once, free and final. The step-up is bound to this recipient, asset and amount (`sendSubject`).
 * Without a verified identity the answer is 998.
 */
export const sendFunds = defineCall({
  method: 'POST',
  path: '/wallet/send',
  access: 'signed_in',
  effect: 'commands',
  rate: 'order',
  renews: 'proven',
  group: 'Wallet',
  summary: 'Send to another user.',
  input: wireObject({
    recipient: recipientText,
    assetId: named('currency_id', idNumber),
    amount: named('number', amountText),
    note: z.optional(described(textUpTo(noteMax), 'For the recipient, who reads it beside the amount.')),
    ...stepUpFields,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: sendRow,
  rejects: [...codesOf('send.send'), 'recipient_expired', 'request_id_reused', ...stepUpCodes],
});
