import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setContractMultiple = defineCall({
  method: 'POST',
  path: '/lever/multiple',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary: 'Change the multiple of an open ticket: its margin moves by what the two multiples ask for at its entry.',
  input: wireObject({
    ticketId: named('id', idNumber),
    multiple: idNumber,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketId: named('id', idNumber), margin: described(amountText, 'What it is now.') }),
  rejects: [...codesOf('contract.set_multiple'), 'request_id_reused'],
});
