import { fundCouponRewards } from '@candor/api';
import { reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveOperator } from '../../serving/serve.ts';
import { submitChange } from '../../serving/submit.ts';

export default serveOperator(fundCouponRewards, async (deps, input, { operator }) => {
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('asset_not_found');
  const amount = atomsFromText(input.amount, asset.scale);
  if (amount === undefined) return reject('amount_invalid');
  return submitChange(deps, operator, { type: 'coupons.fund_rewards', assetId: asset.assetId, amount });
});
