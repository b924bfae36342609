import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { orderInput } from '../order-input.ts';
import { endReasonWire, orderStatusWire, replaceModeWire } from '../order-words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * Cancel an order and place another of the same pair in one step, `oco` excepted. `stop_on_failure`: both or neither, and the new
 * order may be paid with what the old one holds. `allow_failure`: each on its own; refused only when both are.
 */
export const replaceSpotOrder = defineCall({
  method: 'POST',
  path: '/coin/replace',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Spot',
  summary: 'Cancel an order and place another in one step.',
  input: wireObject({
    replacedId: named('cancel_id', idNumber),
    mode: z._default(replaceModeWire, 'stop_on_failure'),
    ...orderInput,
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({
    cancelledId: named('cancelled_id', z.optional(described(idNumber, 'Absent: there was nothing to cancel.'))),
    orderId: named('id', z.optional(described(idNumber, 'Absent: no order was placed, and `reject_code` says why.'))),
    status: z.optional(orderStatusWire),
    reason: z.optional(endReasonWire),
    filled: named('filled_amount', z.optional(amountText)),
    filledQuote: z.optional(amountText),
    fee: z.optional(described(amountText, 'In the asset received.')),
    rejectCode: z.optional(z.string()),
    rejectText: z.optional(described(z.string(), "The same in the caller's language.")),
  }),
  rejects: [...codesOf('spot.replace'), 'amount_invalid', 'request_id_reused'],
});
