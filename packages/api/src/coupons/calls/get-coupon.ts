import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { idNumber } from '../../wire/fields.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';
import { couponEventRow, couponRow } from '../coupons.ts';

export const getCoupon = defineCall({
  method: 'GET',
  path: '/coupon/detail',
  access: 'signed_in',
  keyScope: 'read',
  effect: 'reads',
  rate: 'user',
  group: 'Coupons',
  summary: 'One of my coupons, with its steps.',
  input: wireObject({ couponId: named('id', idNumber) }),
  output: wireObject({
    coupon: couponRow,
    events: described(z.array(couponEventRow), 'The last ones, newest first.'),
  }),
  rejects: ['coupon_not_found'],
});
