import { listWithdrawalCases } from '@candor/api';
import { done } from '@candor/kernel';
import { openStatuses } from '../about-withdrawal.ts';
import { railsOf } from '../rails.ts';
import { withdrawalCaseOf } from '../present/withdrawal-cases.ts';
import { serveOperator } from '../../serving/serve.ts';

export default serveOperator(listWithdrawalCases, async (deps, { withdrawalId, status, page, limit }, { operator }) => {
  const [rails, found] = await Promise.all([
    railsOf(deps),
    deps.exchange.query('withdrawalsIn', status === undefined ? openStatuses : [status]),
  ]);
  const all = found.filter((one) => withdrawalId === undefined || one.withdrawalId === withdrawalId);
  const start = (page - 1) * limit;
  const shown = all.slice(start, start + limit);
  operator.about(shown.map(({ accountId }) => accountId));
  const [destinations, terms] = await Promise.all([
    deps.platform.destinations.byHash(shown.map(({ destination }) => destination)),
    deps.exchange.query('fundingTerms'),
  ]);
  const limitAsset = terms && deps.market.instruments.assetOf(terms.limitAssetId);
  const data = shown.map((withdrawal) => withdrawalCaseOf(rails, destinations, limitAsset, withdrawal));
  return done({ data, page, limit, total: all.length });
});
