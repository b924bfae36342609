import type { AccountId, AssetId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface LockedTotalsRequest {
  readonly accountId: AccountId;
}

interface LockedTotals {
  readonly assetId: AssetId;
  /** Dividends of all deposits that there ever were. */
  readonly earned: Atoms;
  readonly penalties: Atoms;
}

/** Earnings and penalties of an account, by asset. */
export async function lockedTotals(
  db: ReadDatabase,
  { accountId }: LockedTotalsRequest,
): Promise<readonly LockedTotals[]> {
  const rows = await db
    .selectFrom('locked_totals')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('asset_id')
    .execute();
  return rows.map((row) => ({
    assetId: row.asset_id,
    earned: atomsOf(row.earned_atoms),
    penalties: atomsOf(row.penalties_atoms),
  }));
}
