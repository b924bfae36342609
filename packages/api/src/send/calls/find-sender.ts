import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';
import { recipientRow } from '../send.ts';

/** The other side of a received send, as a lookup by code would tell them. */
export const findSender = defineCall({
  method: 'GET',
  path: '/wallet/send/sender',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'Wallet',
  summary: 'The sender of what I received, to send back to. No lookup of the day.',
  input: wireObject({ sendId: named('id', idNumber) }),
  output: recipientRow,
  rejects: ['recipient_not_found'],
});
