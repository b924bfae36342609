import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { closeChoiceWire } from '../words.ts';
import { pairFilter } from '../../market/pair-filter.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const closeContracts = defineCall({
  method: 'POST',
  path: '/lever/batch_close',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Contract',
  summary: 'Close all my tickets, or a side, or those in profit or in loss; of all pairs or of one.',
  input: wireObject({
    choice: named('type', closeChoiceWire),
    ...pairFilter,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ ticketIds: named('ids', described(z.array(idNumber), 'Those that close at the next tick.')) }),
  rejects: [...codesOf('contract.close_many'), 'pair_not_found', 'request_id_reused'],
});
