import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const endRecurring = defineCall({
  method: 'POST',
  path: '/recurring/end',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Convert',
  summary: 'End a plan. What it bought stays.',
  input: wireObject({ planId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({}),
  rejects: [...codesOf('recurring.end'), 'request_id_reused'],
});
