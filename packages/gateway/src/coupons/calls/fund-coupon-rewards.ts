import { fundCouponRewards } from '@candor/api';
import { assetAmount, assetAmountFields } from '../../serving/asset-amount.ts';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(fundCouponRewards, 'coupons.fund_rewards', {
  change: assetAmount,
  fields: assetAmountFields,
});
