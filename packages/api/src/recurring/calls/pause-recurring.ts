import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const pauseRecurring = defineCall({
  method: 'POST',
  path: '/recurring/pause',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Convert',
  summary: 'Pause a plan. Times of the pause are not made up.',
  input: wireObject({ planId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({}),
  rejects: [...codesOf('recurring.pause'), 'request_id_reused'],
});
