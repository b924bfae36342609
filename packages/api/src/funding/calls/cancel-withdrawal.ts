import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { withdrawalStatusWire } from '../words.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const cancelWithdrawal = defineCall({
  method: 'POST',
  path: '/wallet/out/cancel',
  access: 'signed_in',
  effect: 'commands',
  rate: 'exit',
  group: 'Funding',
  summary: 'Undo a withdrawal that nobody has approved yet.',
  input: wireObject({
    withdrawalId: named('id', idNumber),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ withdrawalId: named('id', idNumber), status: withdrawalStatusWire }),
  rejects: [...codesOf('funding.cancel_withdrawal'), 'request_id_reused'],
});
