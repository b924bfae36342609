import * as z from 'zod/mini';
import { amountText, idNumber } from '../wire/fields.ts';
import { described, named } from '../wire/wire-object.ts';

/** The payment of the coupon that a preview was asked with. */
export const couponPays = named(
  'coupon_amount',
  z.optional(described(amountText, 'The most that my coupon would pay for it; absent without one.')),
);

/** The coupon that goes with an act: sent with the call of the act, and with its preview. */
export const couponOfAct = {
  couponId: named(
    'coupon_id',
    z.optional(described(idNumber, 'My coupon for this: bound to it, or both are refused.')),
  ),
};
