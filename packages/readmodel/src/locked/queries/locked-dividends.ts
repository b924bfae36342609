import type { AccountId, AssetId, LockedDepositId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { lockedDividendsList } from '../lists.ts';

interface LockedDividendsRequest extends PageRequest {
  readonly accountId: AccountId;
}

interface LockedDividendRecord {
  readonly depositId: LockedDepositId;
  readonly assetId: AssetId;
  /** The day it was for, from 1. */
  readonly day: number;
  readonly amount: Atoms;
  readonly atMs: number;
}

/** An account's dividends of locked mining, the last paid first. */
export async function lockedDividends(
  db: ReadDatabase,
  request: LockedDividendsRequest,
): Promise<Page<LockedDividendRecord>> {
  const { accountId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('locked_dividends')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('at_ms', 'desc')
    .orderBy('deposit_id', 'desc')
    .orderBy('day', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map((row) => ({
      depositId: row.deposit_id,
      assetId: row.asset_id,
      day: row.day,
      amount: atomsOf(row.amount_atoms),
      atMs: row.at_ms,
    })),
    total: await listTotal(db, lockedDividendsList, accountId, {}),
  };
}
