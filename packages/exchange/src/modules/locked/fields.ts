import { amount, count, type Fields, id, optional, ppm, word } from '../../fields.ts';
import type { AccountId, AssetId, LockedDepositId, LockedProductId, TermsId } from '../../vocabulary.ts';

/** A deposit ends by itself when its last day is paid, or is redeemed before that. */
const lockedEnds = ['matured', 'redeemed'] as const;

/** The reason that a deposit was not renewed; each is a text the user can read. */
export const renewalRefusals = [
  'not_offered',
  'product_unavailable',
  'amount_out_of_bounds',
  'rate_lower',
  'quota_full',
  'rewards_insufficient',
] as const;
export type RenewalRefusal = (typeof renewalRefusals)[number];

/** A deposit of locked mining as it is made. Amounts are in its asset. */
export const lockedDepositFields = {
  depositId: id<LockedDepositId>(),
  accountId: id<AccountId>(),
  productId: id<LockedProductId>(),
  termsId: id<TermsId>(),
  assetId: id<AssetId>(),
  principal: amount,
  /** Yield of one day: 4_000 is 0.4 %. */
  rate: ppm,
  /** The same as an amount. */
  dividend: amount,
  /** The number of days, each with one dividend. */
  days: count,
  /** The length of one day; shorter than a day in demonstrations only. */
  dayMs: count,
  /** The moment at which day 1 begins: the first dividend time from the purchase on. */
  startsAtMs: count,
  /** The penalty of an early exit, as a share of the principal for each day that is not paid yet. */
  penaltyRatio: ppm,
  /** `on`: it is locked anew when it ends. */
  renewal: word(['off', 'on']),
  /** The deposit that it continues. */
  renewalOf: optional(id<LockedDepositId>()),
} as const satisfies Fields;

/** One day's dividend. */
export const lockedDividendFields = {
  depositId: id<LockedDepositId>(),
  accountId: id<AccountId>(),
  assetId: id<AssetId>(),
  /** The day it is for: 1 to the number of days. */
  day: count,
  amount,
} as const satisfies Fields;

/** The end of a deposit. */
export const lockedEndFields = {
  end: word(lockedEnds),
  /** The principal that came back. */
  refund: amount,
  penalty: amount,
} as const satisfies Fields;
