import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { exitsText } from '../exits-text.ts';
import { exitKindWire } from '../words.ts';

export const setContractExitSteps = defineCall({
  method: 'POST',
  path: '/lever/exits',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary: 'Set all exits of a ticket, or those of one kind: several levels each, and stops that trail.',
  input: wireObject({
    ticketId: named('id', idNumber),
    kind: z.optional(described(exitKindWire, 'The kind that is set; absent: all of them.')),
    exits: exitsText,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketId: named('id', idNumber) }),
  rejects: [...codesOf('contract.set_exit_steps'), 'request_id_reused'],
});
