import { payCashCoupon } from '@candor/api';
import type { CouponId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(payCashCoupon, async (deps, input, { user }) => {
  const { accountId } = user;
  const couponId = input.couponId as CouponId;
  // One that has ended may have been paid by this very request: the core knows its answer.
  const live = await deps.exchange.query('coupon', accountId, couponId);
  const known = live ?? (await deps.reader.couponById({ accountId, couponId }));
  if (known === undefined) return reject('coupon_not_found');
  const used = await submitFor(deps, user, { type: 'coupons.use', accountId, couponId }, input.requestId);
  if (!used.ok) return used;
  const { scale } = deps.market.instruments.assetOf(known.assetId);
  return done({ paid: atomsToText(used.value.paid, scale) });
});
