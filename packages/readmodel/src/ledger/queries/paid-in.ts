import { dayOf } from '@candor/kernel';
import type { AccountId, AssetId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface PaidIn {
  readonly assetId: AssetId;
  /** USDT atoms at the prices when it came, less those of what went out; may be below zero. */
  readonly worth: Atoms;
  /** Atoms of the asset that had no price then. */
  readonly unpriced: Atoms;
}

interface PaidInRequest {
  readonly accountId: AccountId;
  /** A time within the UTC day that is asked for. */
  readonly atMs: number;
}

/** Money that came from outside on a day, less what went out, by asset. */
export async function paidIn(db: ReadDatabase, { accountId, atMs }: PaidInRequest): Promise<readonly PaidIn[]> {
  const rows = await db
    .selectFrom('daily_paid_in')
    .select(['asset_id', 'worth_atoms', 'unpriced_atoms'])
    .where('account_id', '=', accountId)
    .where('day', '=', dayOf(atMs))
    .orderBy('asset_id')
    .execute();
  return rows.map(({ asset_id, worth_atoms, unpriced_atoms }) => ({
    assetId: asset_id,
    worth: atomsOf(worth_atoms),
    unpriced: atomsOf(unpriced_atoms),
  }));
}
