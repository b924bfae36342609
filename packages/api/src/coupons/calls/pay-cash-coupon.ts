import { codesOf } from '@candor/exchange/rules';
import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { amountText, idNumber, requestId } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Pay out a cash coupon. The other kinds are sent with an order, an option, a deposit or a loan, as its `coupon_id`. */
export const payCashCoupon = defineCall({
  method: 'POST',
  path: '/coupon/use',
  access: 'signed_in',
  keyScope: 'trade',
  effect: 'commands',
  rate: 'order',
  group: 'Coupons',
  summary: 'Pay out a cash coupon to my spot account.',
  input: wireObject({
    couponId: named('id', idNumber),
    requestId: named('req_id', z.optional(requestId)),
  }),
  output: wireObject({ paid: described(amountText, 'Its whole worth.') }),
  rejects: [...codesOf('coupons.use'), 'request_id_reused'],
});
