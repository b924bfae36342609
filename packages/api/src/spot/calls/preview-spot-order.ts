import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText } from '../../wire/fields.ts';
import { couponOfAct, couponPays } from '../../coupons/of-act.ts';
import { orderInput } from '../order-input.ts';
import { endReasonWire, orderStatusWire } from '../order-words.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/**
 * The effect of `/coin/trade` with the same fields now: the same rules on the same book, without changing it. A refusal
 * is part of the answer, beside the figures computed before it.
 */
export const previewSpotOrder = defineCall({
  method: 'POST',
  path: '/coin/preview',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'order',
  group: 'Spot',
  summary: 'What an order would do now.',
  input: wireObject({ ...orderInput, ...couponOfAct }),
  output: wireObject({
    rejectCode: z.optional(
      described(z.string(), 'One of the codes `/coin/trade` lists; absent when it would be taken.'),
    ),
    rejectText: z.optional(described(z.string(), "The same in the caller's language.")),
    hold: described(amountText, 'Frozen at placement, in the asset that is paid with.'),
    filled: named('filled_amount', described(amountText, 'Base amount that would fill at once.')),
    filledQuote: amountText,
    averagePrice: z.optional(amountText),
    worstPrice: z.optional(amountText),
    takerFee: described(amountText, 'In the asset received, for what fills at once.'),
    makerFee: described(amountText, 'In the asset received, for what would rest.'),
    receives: described(amountText, 'In all if everything fills, after fees.'),
    couponPays,
    endsAs: orderStatusWire,
    reason: z.optional(endReasonWire),
  }),
  rejects: ['account_not_found', 'pair_not_found'],
});
export type SpotPreview = z.output<typeof previewSpotOrder.output>;
