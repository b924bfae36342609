import { assert } from '@candor/kernel';
import { reservedFor } from './coupon.ts';
import { rewardsWallet } from './funds.ts';
import { couponDueOf, isCouponFor, liveCouponsMax } from './rules.ts';
import type { CouponsSlice } from './slice.ts';

/** Checks the invariants of coupons after every command, recomputed from the coupons themselves. */
export function checkCoupons(core: CouponsSlice): void {
  const { coupons } = core;
  if (coupons.versions.length === 0) return;
  const reserved = new Map<number, bigint>();
  for (const [couponId, coupon] of coupons.live) {
    const { accountId, assetId, use } = coupon;
    assert(coupon.couponId === couponId && couponId < coupons.nextCouponId, 'a coupon has the number it was given');
    assert(coupons.couponOf(accountId, couponId) === coupon, 'a coupon is known to its user');
    assert(coupons.countOf(accountId) <= liveCouponsMax, 'a user has so many coupons at most');
    reserved.set(assetId, (reserved.get(assetId) ?? 0n) + reservedFor(coupon));
    if (use === undefined) {
      assert(core.nowMs < coupon.expiresAtMs, 'an unused coupon has not expired');
      continue;
    }
    assert(isCouponFor(coupon, use.act), 'a coupon goes with an act of its kind');
    assert(coupons.usedFor(use.act, use.reference) === coupon, 'an act has one coupon');
    const due = use.size < coupon.amountMin ? 0n : couponDueOf(coupon, use.counted);
    assert(use.paid === due && due < coupon.worth, 'a live coupon has paid what is due, and less than its worth');
  }
  assert(coupons.live.size + coupons.endedCount === coupons.nextCouponId - 1, 'a coupon ends once');
  for (const { terms } of coupons.versions) {
    const promised = reserved.get(terms.assetId) ?? 0n;
    assert(core.ledger.frozen(rewardsWallet(core, terms.assetId)) === promised, 'every live coupon is funded');
  }
}
