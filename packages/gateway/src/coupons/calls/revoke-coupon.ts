import { revokeCoupon } from '@candor/api';
import type { CouponId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(revokeCoupon, async (deps, { couponId: number, reason }, { operator }) => {
  const couponId = number as CouponId;
  const owner = await deps.reader.couponOwner(couponId);
  if (owner !== undefined) operator.about([owner]);
  return submitOperator(deps, { type: 'coupons.revoke', couponId, reason });
});
