import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { endReasonWire, orderStatusWire } from '../order-words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * Change price or size of an open order, or also the trigger of a stop that waits. Reducing the size alone keeps its place in the
 * queue; anything else loses it. Of an OCO, named by either leg, the prices of both legs can change and its size cannot; its limit
 * keeps its place while its own price stays.
 */
export const amendSpotOrder = defineCall({
  method: 'POST',
  path: '/coin/amend',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Spot',
  summary: 'Change price, size or trigger of an open order.',
  input: wireObject({
    orderId: named('id', idNumber),
    price: named(
      'target_price',
      z.optional(described(amountText, 'New limit price; of an OCO that of its limit leg.')),
    ),
    stopPrice: z.optional(described(amountText, 'New trigger of a stop that waits.')),
    stopLimitPrice: z.optional(described(amountText, 'New limit price of the stop leg of an OCO.')),
    quantity: named('amount', z.optional(described(amountText, 'New whole size, what has filled included.'))),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    orderId: named('id', idNumber),
    status: orderStatusWire,
    reason: z.optional(endReasonWire),
    filled: named('filled_amount', amountText),
    filledQuote: amountText,
    fee: described(amountText, 'In the asset received.'),
  }),
  rejects: [...codesOf('spot.amend', 'spot.amend_stop', 'spot.amend_oco'), 'amount_invalid', 'request_id_reused'],
});
