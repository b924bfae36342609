import { listOptionAssets } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText, zero } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';

/** All options are in the unit of account. */
export default serveUser(listOptionAssets, async (deps, _input, { user }) => {
  const { assetId, code, scale } = deps.market.instruments.assetOf(usdtId);
  const balances = await deps.exchange.query('balances', user.accountId);
  const own = balances.find((balance) => balance.walletType === 'options' && balance.assetId === assetId);
  const available = atomsToText(own?.available ?? zero, scale);
  return done([{ assetId, code, scale, available, frozen: atomsToText(own?.frozen ?? zero, scale) }]);
});
