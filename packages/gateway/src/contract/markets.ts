import type { ContractMarketRow } from '@candor/api';
import type { Deps } from '../serving/deps.ts';
import { contractMarketRowOf } from './present/markets.ts';

/** All markets for contracts in their present state, in the order of their pairs. */
export async function shownContractMarkets({ exchange, market }: Deps): Promise<ContractMarketRow[]> {
  const [views, sessions] = await Promise.all([exchange.query('contractMarkets'), exchange.query('sessions')]);
  return views
    .map((view) => {
      const pair = market.instruments.pairOf(view.terms.pairId);
      const session = sessions.find(({ pairId }) => pairId === pair.pairId);
      return contractMarketRowOf(market, pair, view, session);
    })
    .sort((a, b) => a.pairId - b.pairId);
}
