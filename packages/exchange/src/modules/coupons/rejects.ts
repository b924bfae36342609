import type { Rejects } from '../../reject-codes.ts';

/** The reject codes of each command, in the order of their checks. */
export const couponsRejects = {
  'coupons.set_campaign': ['asset_not_found', 'terms_invalid'],
  'coupons.fund_rewards': ['asset_not_found', 'amount_invalid', 'treasury_insufficient'],
  'coupons.issue': [
    'coupon_accounts_invalid',
    'account_not_found',
    'coupon_not_offered',
    'terms_changed',
    'product_unavailable',
    'coupon_taken',
    'too_many_coupons',
    'rewards_insufficient',
  ],
  'coupons.revoke': ['coupon_not_found', 'coupon_active'],
  'coupons.use': ['account_not_found', 'coupon_not_found', 'coupon_not_for_act'],
} as const satisfies Rejects;

/** The reject codes of a coupon that is sent with an act, before those of the act itself. */
export const couponActRejects = [
  'coupon_not_found',
  'coupon_active',
  'coupon_not_for_act',
  'coupon_other_asset',
  'coupon_amount_too_small',
] as const;
export type CouponActReject = (typeof couponActRejects)[number];
