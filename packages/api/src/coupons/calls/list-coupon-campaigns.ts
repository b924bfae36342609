import { defineCall } from '../../wire/define-call.ts';
import { listOf, wireObject } from '../../wire/wire-object.ts';
import { couponCampaignRow } from '../coupons.ts';

export const listCouponCampaigns = defineCall({
  method: 'GET',
  path: '/operator/coupon_campaigns',
  access: 'operator',
  roles: ['markets', 'treasury'],
  effect: 'reads',
  rate: 'operator',
  group: 'Operators',
  summary: 'The campaigns of coupons, with the hash of the terms to issue under and the funds that are left.',
  input: wireObject({}),
  output: listOf(couponCampaignRow),
  rejects: [],
});
