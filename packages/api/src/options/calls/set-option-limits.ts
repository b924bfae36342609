import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, requestId, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const setOptionLimits = defineCall({
  method: 'POST',
  path: '/microtrade/set_limits',
  access: 'signed_in',
  effect: 'commands',
  rate: 'user',
  personal: true,
  group: 'Options',
  summary: 'Limit my options of a UTC day: tighter at once, looser after 24 hours.',
  input: wireObject({
    dailyStakeMax: z.optional(described(amountText, 'Absent: no limit.')),
    dailyLossMax: z.optional(described(amountText, 'Absent: no limit.')),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    laterAtMs: named('later_time', z.optional(described(timeMs, 'When what was loosened comes into force.'))),
  }),
  rejects: [...codesOf('options.set_limits'), 'request_id_reused'],
});
