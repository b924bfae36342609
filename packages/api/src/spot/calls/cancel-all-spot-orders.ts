import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { countNumber, requestId } from '../../wire/fields.ts';
import { pairFilter } from '../../market/pair-filter.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

export const cancelAllSpotOrders = defineCall({
  method: 'POST',
  path: '/coin/cancel_all',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Spot',
  summary: 'Cancel all my orders, or all of one pair.',
  input: wireObject({ ...pairFilter, requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ count: countNumber }),
  rejects: [...codesOf('spot.cancel_all'), 'request_id_reused'],
});
