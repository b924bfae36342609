import { setCouponCampaign } from '@candor/api';
import type { AccountId, CouponCampaignId, CouponId, TermsId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText, zero } from '@candor/money';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';
import listCoupons from './list-coupons.ts';

const unnumbered = { couponId: 1 as CouponId, accountId: 1 as AccountId, termsId: 1 as TermsId };

export default serveChange(setCouponCampaign, 'coupons.set_campaign', {
  change({ market }, input) {
    const asset = market.instruments.asset(input.assetId);
    if (asset === undefined) return reject('asset_not_found');
    const [worth, amountMin] = [input.worth, input.amountMin].map((text) => atomsFromText(text, asset.scale));
    if (worth === undefined || amountMin === undefined) return reject('amount_invalid');
    return done({
      ...input,
      campaignId: input.campaignId as CouponCampaignId,
      assetId: asset.assetId,
      worth,
      amountMin,
      isOpen: yesOrNo(input.isOpen),
    });
  },
  fields({ market }, { type: _type, ...terms }) {
    const { scale } = market.instruments.assetOf(terms.assetId);
    return {
      ...terms,
      worth: atomsToText(terms.worth, scale),
      amountMin: atomsToText(terms.amountMin, scale),
      isOpen: terms.isOpen === 'yes',
    };
  },
  /** Users see its coupons: one that somebody has just got. */
  draft({ clock }, { type: _type, lifeMs, ...terms }) {
    const issuedAtMs = clock();
    const coupon = { ...terms, ...unnumbered, paid: zero, issuedAtMs, expiresAtMs: issuedAtMs + lifeMs };
    return { page: '/pages/setting/coupon', core: { coupons: async () => [coupon] }, own: [listCoupons] };
  },
});
