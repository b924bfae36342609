import { setCouponCampaign } from '@candor/api';
import type { CouponCampaignId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { serveChange, yesOrNo } from '../../serving/serve-change.ts';

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
});
