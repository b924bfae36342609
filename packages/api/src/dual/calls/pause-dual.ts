import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const pauseDual = defineCall({
  method: 'POST',
  path: '/dual/pause',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Dual investment',
  summary: 'Keep myself from buying and reinvesting until a time. It cannot be shortened.',
  input: wireObject({
    untilMs: named('until', described(timeMs, 'At most five years ahead.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ untilMs: named('until', timeMs) }),
  rejects: [...codesOf('dual.pause'), 'request_id_reused'],
});
