import { revokeCoupon } from '@candor/api';
import type { CouponId } from '@candor/exchange';
import { serveOperator } from '../../serving/serve.ts';
import { submitOperator } from '../../serving/submit.ts';

export default serveOperator(revokeCoupon, (deps, { couponId, reason }) =>
  submitOperator(deps, { type: 'coupons.revoke', couponId: couponId as CouponId, reason }),
);
