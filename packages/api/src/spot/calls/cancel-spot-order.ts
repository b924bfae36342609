import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Cancel an open or waiting order; its frozen amount is free at once. An OCO goes with either of its legs. */
export const cancelSpotOrder = defineCall({
  method: 'POST',
  path: '/coin/cancel',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'exit',
  group: 'Spot',
  summary: 'Cancel an order.',
  input: wireObject({ orderId: named('id', idNumber), requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({ orderId: named('id', idNumber) }),
  rejects: [...codesOf('spot.cancel'), 'request_id_reused'],
});
