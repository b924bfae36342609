import type { AccountId, CouponId, Exchange } from '@candor/exchange';
import { type CouponActReject, couponRefusalFor, couponSavingFor } from '@candor/exchange/rules';
import { done, type Outcome, reject } from '@candor/kernel';
import type { Atoms } from '@candor/money';

type Plan = Parameters<typeof couponSavingFor>[1];

interface CouponOfAct {
  readonly accountId: AccountId | undefined;
  readonly couponId: number;
  readonly plan: Plan;
  /** False of an act whose size is known only when it is done: then none is too small yet. */
  readonly isSizeKnown: boolean;
}

/** The most that a user's coupon would pay for an act, by the rule that pays it; or the reason that it cannot go with it. */
export async function couponPays(
  exchange: Pick<Exchange, 'query'>,
  { accountId, couponId, plan, isSizeKnown }: CouponOfAct,
): Promise<Outcome<Atoms, CouponActReject>> {
  const coupon = accountId && (await exchange.query('coupon', accountId, couponId as CouponId));
  if (!coupon) return reject('coupon_not_found');
  if (coupon.use !== undefined) return reject('coupon_active');
  const { act, assetId, size } = plan;
  const refusal = couponRefusalFor(coupon, isSizeKnown ? { act, assetId, size } : { act, assetId });
  return refusal === undefined ? done(couponSavingFor(coupon, plan)) : reject(refusal);
}
