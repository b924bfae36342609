import { viewBooks } from '@candor/api';
import { done } from '@candor/kernel';
import { atomsToText, plus } from '@candor/money';
import { railRowOf, railsOf } from '../../funding/rails.ts';
import { serveOperator } from '../../serving/serve.ts';
import { houseAccounts } from '../house-accounts.ts';

export default serveOperator(viewBooks, async (deps) => {
  const { exchange, market, chain } = deps;
  const [{ sequence }, totals, accounts, rails, fault] = await Promise.all([
    exchange.query('status'),
    exchange.query('assetTotals'),
    houseAccounts(deps),
    railsOf(deps),
    exchange.query('clockFault'),
  ]);
  return done({
    sequence,
    totals: totals.flatMap(({ assetId, users, house, external }) => {
      const asset = market.instruments.asset(assetId);
      if (asset === undefined) return [];
      const text = (amount: typeof users) => atomsToText(amount, asset.scale);
      const sum = plus(plus(users, house), external);
      return [
        { assetId, code: asset.code, users: text(users), house: text(house), external: text(external), sum: text(sum) },
      ];
    }),
    accounts,
    rails: [...rails.values()].map((rail) => railRowOf(deps, rail)),
    heads: [...rails.values()].flatMap(({ railId }) => {
      const height = chain.railIds.includes(railId) ? chain.head(railId) : undefined;
      return height === undefined ? [] : [{ railId, height }];
    }),
    isClockStopped: fault !== undefined,
  });
});
