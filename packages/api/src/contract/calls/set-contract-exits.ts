import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { exitChangeInput } from '../input.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const setContractExits = defineCall({
  method: 'POST',
  path: '/lever/setstop',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary:
    'Change the take profit or the stop loss of a ticket: what is not named stays as it is, an empty price or 0 takes it away.',
  input: wireObject({
    ticketId: named('id', idNumber),
    ...exitChangeInput,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketId: named('id', idNumber) }),
  rejects: [...codesOf('contract.change_exits'), 'price_missing', 'request_id_reused'],
});
