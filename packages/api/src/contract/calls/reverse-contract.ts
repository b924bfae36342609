import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const reverseContract = defineCall({
  method: 'POST',
  path: '/lever/reverse',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Contract',
  summary: 'Close a ticket and order the same size the other way; both fill at the next tick.',
  input: wireObject({ ticketId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({
    ticketId: named('id', described(idNumber, 'The one that closes.')),
    newTicketId: named('new_id', described(idNumber, 'The one the other way.')),
  }),
  rejects: [...codesOf('contract.reverse'), 'request_id_reused'],
});
