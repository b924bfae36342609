import { atomsToText } from '@candor/money';
import { describeNotices } from '../inbox/describe-notices.ts';

export default describeNotices({
  'coupons.issued': async ({ accountId, couponId, kind: name, assetId, worth, expiresAtMs: untilMs }, parts) => {
    const { code: asset, scale } = await parts.asset(assetId);
    const promised = { name, worth: atomsToText(worth, scale), asset, untilMs };
    return { accountId, notice: { kind: 'coupon_issued', coupon: String(couponId), ...promised } };
  },
});
