import type { AccountId, AssetId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface KnownCost {
  readonly assetId: AssetId;
  /** The amount held in all wallets. */
  readonly amount: Atoms;
  /** USDT atoms. */
  readonly cost: Atoms;
}

/** The cost of each holding of an account of which it is known. */
export async function knownCosts(db: ReadDatabase, accountId: AccountId): Promise<readonly KnownCost[]> {
  const rows = await db
    .selectFrom('holding_costs')
    .select(['asset_id', 'amount_atoms', 'cost_atoms'])
    .where('account_id', '=', accountId)
    .where('is_known', '=', 1)
    .orderBy('asset_id')
    .execute();
  return rows
    .map(({ asset_id, amount_atoms, cost_atoms }) => ({
      assetId: asset_id,
      amount: atomsOf(amount_atoms),
      cost: atomsOf(cost_atoms),
    }))
    .filter(({ amount }) => amount > 0n);
}
