import { fundLockedRewards } from '@candor/api';
import { assetAmount, assetAmountFields } from '../../serving/asset-amount.ts';
import { serveChange } from '../../serving/serve-change.ts';

export default serveChange(fundLockedRewards, 'locked.fund_rewards', {
  change: assetAmount,
  fields: assetAmountFields,
});
