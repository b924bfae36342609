import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, lotsText, requestId } from '../../wire/fields.ts';
import { ticketStatusWire } from '../words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const closeContract = defineCall({
  method: 'POST',
  path: '/lever/close',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary: 'Close a ticket, or a part of it, at the quote of the next tick.',
  input: wireObject({
    ticketId: named('id', idNumber),
    lots: named('share', z.optional(described(lotsText, 'Absent: all that is left.'))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketId: named('id', idNumber), status: ticketStatusWire }),
  rejects: [...codesOf('contract.close'), 'request_id_reused'],
});
