import { present } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { describeNotices } from '../inbox/describe-notices.ts';

export default describeNotices({
  'coupons.issued': async ({ accountId, couponId, kind: name, assetId, worth, expiresAtMs: untilMs }, parts) => {
    const { code: asset, scale } = await parts.asset(assetId);
    const promised = { name, worth: atomsToText(worth, scale), asset, untilMs };
    return { accountId, notice: { kind: 'coupon_issued', coupon: String(couponId), ...promised } };
  },
  'coupons.ended': async ({ accountId, couponId, end, reason }, parts, { sequence }) => {
    if (end !== 'revoked') return undefined;
    const reader = await parts.caughtUp(sequence);
    const ended = present(await reader.couponById({ accountId, couponId }), 'a coupon that ends was issued');
    const { code: asset, scale } = await parts.asset(ended.assetId);
    const lost = { name: ended.kind, worth: atomsToText(ended.worth, scale), asset, reason: reason ?? '' };
    return { accountId, notice: { kind: 'coupon_revoked', coupon: String(couponId), ...lost } };
  },
});
