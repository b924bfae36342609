import { getCoupon } from '@candor/api';
import type { CouponId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { awaitOwnWrites } from '../../serving/own-lists.ts';
import { serveUser } from '../../serving/serve.ts';
import { couponEventRowOf, couponRowOf } from '../present/coupons.ts';

export default serveUser(getCoupon, async (deps, input, context) => {
  const { accountId } = context.user;
  const couponId = input.couponId as CouponId;
  await awaitOwnWrites(deps, context);
  const coupon = await deps.reader.couponById({ accountId, couponId });
  if (coupon === undefined) return reject('coupon_not_found');
  const { instruments } = deps.market;
  const { scale } = instruments.assetOf(coupon.assetId);
  const events = await deps.reader.couponEvents({ accountId, couponId });
  return done({
    coupon: couponRowOf(instruments, coupon),
    events: events.map((event) => couponEventRowOf(event, scale)),
  });
});
