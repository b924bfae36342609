import { listWithdrawalCases } from '@candor/api';
import { isEnded } from '@candor/exchange/rules';
import { withdrawalStatuses } from '@candor/exchange';
import { done } from '@candor/kernel';
import { railsOf } from '../rails.ts';
import { withdrawalCaseOf } from '../present/withdrawal-cases.ts';
import { serveOperator } from '../../serving/serve.ts';

const open = withdrawalStatuses.filter((status) => !isEnded(status));

export default serveOperator(listWithdrawalCases, async (deps, { status, page, limit }) => {
  const [rails, all] = await Promise.all([
    railsOf(deps),
    deps.exchange.query('withdrawalsIn', status === undefined ? open : [status]),
  ]);
  const start = (page - 1) * limit;
  const shown = all.slice(start, start + limit);
  const [destinations, terms] = await Promise.all([
    deps.platform.destinations.byHash(shown.map(({ destination }) => destination)),
    deps.exchange.query('fundingTerms'),
  ]);
  const limitScale = terms === undefined ? 0 : deps.market.instruments.assetOf(terms.limitAssetId).scale;
  const data = shown.map((withdrawal) => withdrawalCaseOf(rails, destinations, limitScale, withdrawal));
  return done({ data, page, limit, total: all.length });
});
