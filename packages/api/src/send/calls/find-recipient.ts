import * as z from 'zod/mini';
import { areaCode } from '../../accounts/contact.ts';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo } from '../../wire/fields.ts';
import { described, wireObject } from '../../wire/wire-object.ts';
import { recipientKindWire, recipientRow } from '../send.ts';

/** Exact matches alone, and so few in a day that nobody finds out by it who is here. */
export const findRecipient = defineCall({
  method: 'POST',
  path: '/wallet/send/recipient',
  access: 'signed_in',
  effect: 'reads',
  rate: 'code',
  group: 'Wallet',
  summary: 'Find a user to send to, by the whole e-mail address, phone number or ID. 50 a day.',
  input: wireObject({
    kind: recipientKindWire,
    to: described(
      textUpTo(128, 3),
      'The address, the number without its country code, or the 8 or 9 digits of the ID.',
    ),
    areaCode: z.optional(areaCode),
  }),
  output: recipientRow,
  rejects: ['recipients_used_up', 'user_string_invalid', 'country_code_unknown', 'recipient_not_found', 'send_self'],
});
