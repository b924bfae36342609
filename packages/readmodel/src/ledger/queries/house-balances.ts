import { type AccountId, type AssetId, firstUserAccount, type HouseName, house, houseNames } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface HouseBalance {
  readonly house: HouseName;
  readonly assetId: AssetId;
  readonly available: Atoms;
  readonly frozen: Atoms;
}

const nameOf = new Map<AccountId, HouseName>(houseNames.map((name) => [house[name], name]));

/** The balances of the house's own accounts. Only `external` may be below zero. */
export async function houseBalances(db: ReadDatabase): Promise<readonly HouseBalance[]> {
  const rows = await db
    .selectFrom('balances')
    .select(['account_id', 'asset_id', 'available_atoms', 'frozen_atoms'])
    .where('account_id', '<', firstUserAccount as AccountId)
    .orderBy('account_id')
    .orderBy('wallet_type')
    .orderBy('asset_id')
    .execute();
  return rows.map((row) => ({
    house: present(nameOf.get(row.account_id), 'every house account has a name'),
    assetId: row.asset_id,
    available: atomsOf(row.available_atoms),
    frozen: atomsOf(row.frozen_atoms),
  }));
}
