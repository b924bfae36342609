import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, idNumber, ppmNumber, timeMs } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

export const getOtcStats = defineCall({
  method: 'GET',
  path: '/otc/stats',
  access: 'signed_in',
  effect: 'reads',
  rate: 'user',
  group: 'OTC',
  summary: 'Completion, release time and disputes of the last 30 days: mine, or those of the maker of an ad.',
  input: wireObject({ ad: named('ad_id', z.optional(idNumber)) }),
  output: wireObject({
    completed: countNumber,
    failed: countNumber,
    disputes: countNumber,
    lost: countNumber,
    completion: named('completion_ppm', ppmNumber),
    releaseMedianMs: named('release_ms', z.optional(described(countNumber, 'From the payment, half of them faster.'))),
    delayedUntilMs: named('delayed_until', z.optional(described(timeMs, 'My withdrawals wait until then.'))),
  }),
  rejects: ['otc_ad_not_found'],
});
