import type { AccountId, AssetId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { RebateSide } from '../tables/invitations.ts';

interface RebateMonthsRequest {
  readonly accountId: AccountId;
  /** As the one who invited, or as the friend who paid the fees. */
  readonly side: RebateSide;
}

interface RebateMonth {
  /** 202611 is November 2026, in UTC. */
  readonly month: number;
  readonly assetId: AssetId;
  readonly count: number;
  readonly amount: Atoms;
}

/** An account's rebates by month and asset, the newest month first. */
export async function rebateMonths(
  db: ReadDatabase,
  { accountId, side }: RebateMonthsRequest,
): Promise<readonly RebateMonth[]> {
  const rows = await db
    .selectFrom('rebate_months')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('side', '=', side)
    .orderBy('month', 'desc')
    .orderBy('asset_id', 'desc')
    .execute();
  return rows.map((row) => ({
    month: row.month,
    assetId: row.asset_id,
    count: row.rebates,
    amount: atomsOf(row.sum_atoms),
  }));
}
