import { getFundingInfo } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { atomsToText, zero } from '@candor/money';
import { limitsOf } from '../limits.ts';
import { accountTypeFor, railRowOf, railsOf } from '../rails.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getFundingInfo, async (deps, { assetId }, { user }) => {
  const { exchange, market } = deps;
  const asset = market.instruments.asset(assetId);
  if (asset === undefined) return reject('asset_not_found');
  const [rails, balances, limits] = await Promise.all([
    railsOf(deps),
    exchange.query('balances', user.accountId),
    limitsOf(deps, user.accountId),
  ]);
  const own = [...rails.values()].filter((rail) => rail.assetId === asset.assetId);
  const [first] = own;
  const walletType = first === undefined ? 'spot' : accountTypeFor(first);
  const balance = balances.find((row) => row.assetId === asset.assetId && row.walletType === walletType);
  const available = balance?.available ?? zero;
  return done({
    assetId: asset.assetId,
    code: asset.code,
    rails: own.map((rail) => railRowOf(deps, rail)),
    available: atomsToText(available, asset.scale),
    frozen: atomsToText(balance?.frozen ?? zero, asset.scale),
    equivalent: atomsToText(market.valuation.worth(asset.assetId, available), market.valuation.usdtScale),
    limits,
  });
});
