import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Set the exits of a purchase that is not done: an absent price takes that exit away. The order keeps its place in the queue. */
export const amendSpotExits = defineCall({
  method: 'POST',
  path: '/coin/amend_exits',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Spot',
  summary: 'Change the take profit and stop loss of an open purchase.',
  input: wireObject({
    orderId: named('id', idNumber),
    takeProfitPrice: z.optional(amountText),
    stopLossPrice: z.optional(amountText),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ orderId: named('id', idNumber) }),
  rejects: [...codesOf('spot.amend_exits'), 'request_id_reused'],
});
