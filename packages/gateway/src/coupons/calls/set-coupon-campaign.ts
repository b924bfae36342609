import { setCouponCampaign } from '@candor/api';
import type { CouponCampaignId } from '@candor/exchange';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(setCouponCampaign, async (deps, { note: _note, ...input }, { operator }) => {
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const [worth, amountMin] = [input.worth, input.amountMin].map((text) => atomsFromText(text, asset.scale));
  if (worth === undefined || amountMin === undefined) return reject('amount_invalid');
  return submitChange(deps, operator, {
    type: 'coupons.set_campaign',
    ...input,
    campaignId: input.campaignId as CouponCampaignId,
    assetId: asset.assetId,
    worth,
    amountMin,
    isOpen: input.isOpen ? 'yes' : 'no',
  });
});
