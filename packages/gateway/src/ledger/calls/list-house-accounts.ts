import { listHouseAccounts } from '@candor/api';
import { type HouseName, house } from '@candor/exchange';
import { done } from '@candor/kernel';
import { atomsToText } from '@candor/money';
import { serve } from '../../serving/serve.ts';

/** What people ask for first comes first. */
const shown: readonly HouseName[] = ['liquidity', 'underwriting', 'insurance', 'treasury', 'fees', 'dust', 'external'];

/** Out of the core, not the lists: the maker's holds change with every tick and are not told one by one. */
export default serve(listHouseAccounts, async ({ exchange, market }) => {
  const { instruments } = market;
  const accounts = await Promise.all(
    shown.map(async (name) => {
      const balances = await exchange.query('balances', house[name]);
      const rows = balances.flatMap(({ assetId, available, frozen }) => {
        const asset = instruments.asset(assetId);
        if (asset === undefined || (available === 0n && frozen === 0n)) return [];
        const { code, scale } = asset;
        return [{ assetId, code, available: atomsToText(available, scale), frozen: atomsToText(frozen, scale) }];
      });
      return { house: name, balances: rows };
    }),
  );
  return done(accounts);
});
