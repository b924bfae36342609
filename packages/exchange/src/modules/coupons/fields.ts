import { amount, count, type Fields, id, optional, ppm, word } from '../../fields.ts';
import type { AccountId, AssetId, CouponCampaignId, CouponId, TermsId } from '../../vocabulary.ts';

/**
 * `fee_rebate`: a share of trading fees. `option_loss`: a share of a lost stake. `locked_yield`: a daily rate on top of a locked
 * deposit's. `loan_interest`: a share of a loan's interest. `cash`: its worth, at once.
 */
export const couponKinds = ['fee_rebate', 'option_loss', 'locked_yield', 'loan_interest', 'cash'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** The markets whose fees a coupon is for. */
export const couponMarkets = ['spot', 'contract', 'both'] as const;
export type CouponMarket = (typeof couponMarkets)[number];

/** An act that a coupon can go with: an order, a ticket, an option, a deposit, a loan. */
export const couponActs = ['spot', 'contract', 'options', 'locked', 'loans'] as const;
export type CouponAct = (typeof couponActs)[number];

/** `active`: it goes with an act. The last three are final. */
export const couponStates = ['issued', 'active', 'used', 'expired', 'revoked'] as const;
export type CouponState = (typeof couponStates)[number];
export const couponEnds = ['used', 'expired', 'revoked'] as const;
export type CouponEnd = (typeof couponEnds)[number];

/** The reason that a coupon is free again after its act; each is a text the user can read. */
export const couponReturns = ['nothing_done', 'below_minimum'] as const;
export type CouponReturn = (typeof couponReturns)[number];

/** The reason that an unused coupon was revoked; each is a text the user can read. */
export const couponRevocations = ['issued_by_mistake', 'rules_broken', 'campaign_withdrawn'] as const;
export type CouponRevocation = (typeof couponRevocations)[number];

/** The occasion on which the coupons of a campaign are issued: by an operator, by itself, or for points. */
export const couponOccasions = ['operator', 'registration', 'first_trade', 'points'] as const;
export type CouponOccasion = (typeof couponOccasions)[number];

/** The promise of a coupon. Amounts are in its asset. */
export const couponPromiseFields = {
  kind: word(couponKinds),
  /** Of a fee rebate alone. */
  market: optional(word(couponMarkets)),
  assetId: id<AssetId>(),
  /** The most that it pays, frozen in `rewards_coupons` while it lives. */
  worth: amount,
  /** Of the fees, the lost stake or the interest; of a locked deposit's principal, for each day. */
  share: ppm,
  /** The smallest act that it pays for. */
  amountMin: amount,
  /** The days of a deposit or of a loan's interest that it pays for; 0 of the other kinds. */
  days: count,
} as const satisfies Fields;

/** A coupon as it is issued. */
export const couponFields = {
  couponId: id<CouponId>(),
  accountId: id<AccountId>(),
  campaignId: id<CouponCampaignId>(),
  termsId: id<TermsId>(),
  ...couponPromiseFields,
  expiresAtMs: count,
} as const satisfies Fields;

/** One payment of a coupon. */
export const couponPaymentFields = {
  couponId: id<CouponId>(),
  accountId: id<AccountId>(),
  assetId: id<AssetId>(),
  amount,
  /** All that it has paid so far. */
  paid: amount,
} as const satisfies Fields;
