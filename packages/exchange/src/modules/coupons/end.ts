import { done, reject } from '@candor/kernel';
import { type Atoms, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { CouponId } from '../../vocabulary.ts';
import { type LiveCoupon, paidBy, reservedFor } from './coupon.ts';
import type { CouponEnd, CouponReturn, CouponRevocation } from './fields.ts';
import { pay, release } from './funds.ts';
import type { CouponsSlice } from './slice.ts';

/** Ends a coupon: what it has not paid is free again. */
export function endCoupon(core: CouponsSlice, coupon: LiveCoupon, end: CouponEnd, reason?: CouponRevocation): Atoms {
  const { couponId, accountId, assetId } = coupon;
  const paid = paidBy(coupon);
  const released = reservedFor(coupon);
  core.coupons.forget(coupon);
  if (released > 0n) release(core, coupon, released);
  const why = reason === undefined ? {} : { reason };
  core.emit({ type: 'coupons.ended', couponId, accountId, assetId, end, ...why, paid, released });
  return released;
}

/** Frees a coupon from an act that it had nothing to pay for; its time may be over meanwhile. */
export function returnCoupon(core: CouponsSlice, coupon: LiveCoupon, reason: CouponReturn): void {
  const { couponId, accountId, expiresAtMs } = coupon;
  const { act, reference } = core.coupons.unbind(coupon);
  core.emit({ type: 'coupons.returned', couponId, accountId, act, reference, reason });
  if (core.nowMs >= expiresAtMs) endCoupon(core, coupon, 'expired');
}

/** The timer of a coupon: one that goes with an act ends with it. */
export function expire(core: CouponsSlice, reference: number): void {
  const coupon = core.coupons.live.get(reference as CouponId);
  if (coupon !== undefined && coupon.use === undefined) endCoupon(core, coupon, 'expired');
}

export function revoke(core: CouponsSlice, command: CommandOf<'coupons.revoke'>): OutcomeOf<'coupons.revoke'> {
  const coupon = core.coupons.live.get(command.couponId);
  if (coupon === undefined) return reject('coupon_not_found');
  if (coupon.use !== undefined) return reject('coupon_active');
  return done({ released: endCoupon(core, coupon, 'revoked', command.reason) });
}

/** Pays a cash coupon and ends it. */
export function useCash(core: CouponsSlice, command: CommandOf<'coupons.use'>): OutcomeOf<'coupons.use'> {
  const { accountId, couponId } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const coupon = core.coupons.couponOf(accountId, couponId);
  if (coupon === undefined) return reject('coupon_not_found');
  if (coupon.kind !== 'cash') return reject('coupon_not_for_act');

  const { assetId, worth: amount } = coupon;
  core.coupons.forget(coupon);
  pay(core, coupon, amount);
  core.emit({ type: 'coupons.paid', couponId, accountId, assetId, amount, paid: amount });
  core.emit({ type: 'coupons.ended', couponId, accountId, assetId, end: 'used', paid: amount, released: zero });
  return done({ paid: amount });
}
