import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setDualLimit = defineCall({
  method: 'POST',
  path: '/dual/set_limit',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Dual investment',
  summary: 'Limit the worth of my running dual investments: tighter at once, looser after 24 hours.',
  input: wireObject({
    heldMax: z.optional(described(amountText, 'USDT; absent: no limit.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    laterAtMs: named('later_time', z.optional(described(timeMs, 'When what was loosened comes into force.'))),
  }),
  rejects: [...codesOf('dual.set_limit'), 'request_id_reused'],
});
