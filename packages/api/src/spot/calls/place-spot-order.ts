import { codesOf, couponActRejects } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { couponOfAct } from '../../coupons/of-act.ts';
import { orderInput } from '../order-input.ts';
import { endReasonWire, orderStatusWire } from '../order-words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * Place a spot order. Without the optional fields it is a limit order at `target_price`, or a market order when
 * `target_price` is absent; with them it is any order of RULES 4, an OCO included.
 */
export const placeSpotOrder = defineCall({
  method: 'POST',
  path: '/coin/trade',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Spot',
  summary: 'Place a spot order of any type.',
  input: wireObject({ ...orderInput, ...couponOfAct, requestId: named('req_id', z.optional(requestId)) }),
  output: wireObject({
    orderId: named('id', idNumber),
    linkedOrderId: named('linked_id', z.optional(described(idNumber, 'The stop leg of an OCO.'))),
    status: orderStatusWire,
    reason: z.optional(endReasonWire),
    filled: named('filled_amount', amountText),
    filledQuote: amountText,
    fee: described(amountText, 'In the asset received.'),
  }),
  rejects: [
    ...codesOf('spot.place', 'spot.place_oco', 'spot.place_bounded_oco', 'spot.place_conditional'),
    ...couponActRejects,
    'amount_invalid',
    'request_id_reused',
  ],
});
