import { getContractDeal } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { shownContractMarkets } from '../markets.ts';
import { shownLeverAccount, shownTickets } from '../own-tickets.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getContractDeal, async (deps, { baseAssetId, quoteAssetId }, { user }) => {
  const pair = deps.market.instruments.byAssets(baseAssetId, quoteAssetId);
  if (pair === undefined) return reject('pair_not_found');
  const { accountId } = user;
  const [markets, account, tickets] = await Promise.all([
    shownContractMarkets(deps),
    shownLeverAccount(deps, accountId),
    deps.exchange.query('tickets', accountId),
  ]);
  const market = markets.find(({ pairId }) => pairId === pair.pairId);
  if (market === undefined) return reject('contract_not_offered');
  const own = await shownTickets(
    deps,
    tickets.filter(({ pairId }) => pairId === pair.pairId),
  );
  return done({ market, account, ...own });
});
