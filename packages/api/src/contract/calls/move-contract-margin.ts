import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { marginWayWire } from '../words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const moveContractMargin = defineCall({
  method: 'POST',
  path: '/lever/margin',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary: 'Add margin to an isolated ticket, or take some back.',
  input: wireObject({
    ticketId: named('id', idNumber),
    way: named('type', marginWayWire),
    amount: named('number', amountText),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketId: named('id', idNumber), margin: described(amountText, 'What it is now.') }),
  rejects: [...codesOf('contract.move_margin'), 'request_id_reused'],
});
