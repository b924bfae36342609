import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const cancelContract = defineCall({
  method: 'POST',
  path: '/lever/cancel',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary: 'Cancel a pending contract order; what it kept frozen is free at once.',
  input: wireObject({ ticketId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({
    ticketId: named('id', idNumber),
    released: described(amountText, 'Margin and fee that came back.'),
  }),
  rejects: [...codesOf('contract.cancel'), 'request_id_reused'],
});
