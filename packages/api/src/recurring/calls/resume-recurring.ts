import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId, timeMs } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const resumeRecurring = defineCall({
  method: 'POST',
  path: '/recurring/resume',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Convert',
  summary: 'Go on with a plan, at its first time that is still to come.',
  input: wireObject({ planId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ nextAtMs: named('next_time', timeMs) }),
  rejects: [...codesOf('recurring.resume'), 'request_id_reused'],
});
