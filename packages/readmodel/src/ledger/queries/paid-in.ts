import { dayOf } from '@candor/kernel';
import type { AccountId, AssetId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { dayMs } from '../../market/periods.ts';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';

interface PaidIn {
  /** 00:00 UTC of the day. */
  readonly dayStartMs: number;
  readonly assetId: AssetId;
  /** USDT atoms at the prices when it came, less those of what went out; may be below zero. */
  readonly worth: Atoms;
  /** Atoms of the asset that had no price then. */
  readonly unpriced: Atoms;
}

interface PaidInRequest {
  readonly accountId: AccountId;
  /** A time within the first UTC day that is asked for. */
  readonly fromMs: number;
}

/** Money that came from outside, less what went out, by day and asset, oldest first. */
export async function paidIn(db: ReadDatabase, { accountId, fromMs }: PaidInRequest): Promise<readonly PaidIn[]> {
  const rows = await db
    .selectFrom('daily_paid_in')
    .select(['day', 'asset_id', 'worth_atoms', 'unpriced_atoms'])
    .where('account_id', '=', accountId)
    .where('day', '>=', dayOf(fromMs))
    .orderBy('day')
    .orderBy('asset_id')
    .execute();
  return rows.map(({ day, asset_id, worth_atoms, unpriced_atoms }) => ({
    dayStartMs: day * dayMs,
    assetId: asset_id,
    worth: atomsOf(worth_atoms),
    unpriced: atomsOf(unpriced_atoms),
  }));
}
