import type { AccountId, AssetId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface RebatesOfInviter {
  readonly accountId: AccountId;
  readonly assetId: AssetId;
  readonly amount: Atoms;
}

/** The rebates of every inviter in a month, by asset; 202611 is November 2026, in UTC. */
export async function rebatesOfMonth(
  db: ReadDatabase,
  { month }: { readonly month: number },
): Promise<readonly RebatesOfInviter[]> {
  const rows = await db
    .selectFrom('rebate_months')
    .select(['account_id', 'asset_id', 'sum_atoms'])
    .where('side', '=', 'inviter')
    .where('month', '=', month)
    .orderBy('account_id')
    .orderBy('asset_id')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, assetId: row.asset_id, amount: atomsOf(row.sum_atoms) }));
}
