import type { HouseAccountRow } from '@candor/api';
import { type HouseName, house } from '@candor/exchange';
import { atomsToText } from '@candor/money';
import type { Deps } from '../serving/deps.ts';

/** The accounts of most interest come first. */
const shown: readonly HouseName[] = [
  'liquidity',
  'underwriting',
  'insurance',
  'treasury',
  'rewards_locked',
  'issuance',
  'rewards_coupons',
  'fees',
  'dust',
  'external',
];

/** From the core, not the lists: the maker's holds change with every tick and have no facts of their own. */
export function houseAccounts({ exchange, market }: Pick<Deps, 'exchange' | 'market'>): Promise<HouseAccountRow[]> {
  const { instruments } = market;
  return Promise.all(
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
}
