import { present } from '@candor/kernel';
import { type Atoms, atoms, minus, plus, smaller, zero } from '@candor/money';
import type { AccountId, CouponId } from '../../vocabulary.ts';
import type { LiveCoupon } from './coupon.ts';
import { endCoupon, returnCoupon } from './end.ts';
import type { CouponAct } from './fields.ts';
import { pay } from './funds.ts';
import type { WantedAct } from '../../acts.ts';
import type { CouponActReject } from './rejects.ts';
import { couponDueOf, couponRefusalFor } from './rules.ts';
import type { CouponsSlice } from './slice.ts';

/**
 * The reason that a coupon cannot go with an act, if there is one. An act without an asset names nothing that can be had: it is
 * refused by its own product.
 */
export function couponRefusal(
  core: CouponsSlice,
  accountId: AccountId,
  couponId: CouponId,
  wanted: WantedAct | undefined,
): CouponActReject | undefined {
  const coupon = core.coupons.couponOf(accountId, couponId);
  if (coupon === undefined) return 'coupon_not_found';
  if (coupon.use !== undefined) return 'coupon_active';
  if (wanted === undefined) return 'coupon_not_for_act';
  return couponRefusalFor(coupon, { ...wanted, assetId: wanted.assetId ?? coupon.assetId });
}

/** Binds the coupon of the present command to the act that its product has accepted; absent: no coupon was sent with it. */
export function bindTo(
  core: CouponsSlice,
  accountId: AccountId,
  act: CouponAct,
  reference: number,
  size: Atoms = zero,
): LiveCoupon | undefined {
  const { coupons } = core;
  if (coupons.riding === undefined) return undefined;
  const coupon = present(coupons.couponOf(accountId, coupons.riding), 'a coupon goes with an act of its own account');
  coupons.riding = undefined;
  coupons.bind(coupon, { act, reference, size, counted: zero, paid: zero });
  core.emit({ type: 'coupons.bound', couponId: coupon.couponId, accountId, act, reference });
  return coupon;
}

/** Counts an amount for a coupon, and pays the growth of its due. A coupon that has paid its worth ends. */
export function count(core: CouponsSlice, coupon: LiveCoupon, counted: Atoms, size: Atoms = zero): void {
  const use = present(coupon.use, 'what counts belongs to an act');
  use.size = plus(use.size, size);
  use.counted = plus(use.counted, counted);
  if (use.countedMax !== undefined) use.counted = smaller(use.counted, use.countedMax);
  if (use.size < coupon.amountMin) return;
  const due = minus(couponDueOf(coupon, use.counted), use.paid);
  if (due === 0n) return;
  use.paid = atoms(use.paid + due);
  pay(core, coupon, due);
  const { couponId, accountId, assetId, worth } = coupon;
  core.emit({ type: 'coupons.paid', couponId, accountId, assetId, amount: due, paid: use.paid });
  if (use.paid === worth) endCoupon(core, coupon, 'used');
}

/** Ends a coupon with its act; one whose act charged nothing that counts is free again. */
export function finish(core: CouponsSlice, coupon: LiveCoupon): void {
  const { size, counted } = present(coupon.use, 'an act that ends has its coupon');
  if (size < coupon.amountMin) returnCoupon(core, coupon, size === 0n ? 'nothing_done' : 'below_minimum');
  else if (counted === 0n) returnCoupon(core, coupon, 'nothing_done');
  else endCoupon(core, coupon, 'used');
}
