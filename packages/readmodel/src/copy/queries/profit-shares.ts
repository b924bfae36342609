import type { AccountId } from '@candor/exchange';
import type { Atoms, Ppm } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { newestFirst, type Page } from '../../queries/page.ts';
import type { AccountListRequest } from '../../transfer/queries/transfers.ts';
import { sharesPaidList, sharesReceivedList } from '../lists.ts';

interface ProfitSharesRequest extends AccountListRequest {
  /** Which end of the payments the account is. */
  readonly as: 'follower' | 'trader';
}

/** One weekly share of a follower's profit. */
interface ProfitShare {
  /** The follower, as the payer. */
  readonly accountId: AccountId;
  readonly traderId: AccountId;
  /** Realised on copies of this trader in all, below zero for a loss. */
  readonly realised: Atoms;
  readonly share: Ppm;
  /** Shared in all, this time included. */
  readonly sharedTotal: Atoms;
  readonly paid: Atoms;
  readonly atMs: number;
}

/** Shares that an account paid as a follower, or received as a trader, newest first. */
export async function profitShares(db: ReadDatabase, request: ProfitSharesRequest): Promise<Page<ProfitShare>> {
  const { accountId } = request;
  const isFollower = request.as === 'follower';
  const rows = await db
    .selectFrom('profit_shares')
    .selectAll()
    .where(isFollower ? 'account_id' : 'trader_id', '=', accountId)
    .$call(newestFirst(request))
    .execute();
  return {
    rows: rows.map((row) => ({
      accountId: row.account_id,
      traderId: row.trader_id,
      realised: atomsOf(row.realised_atoms),
      share: row.share_ppm,
      sharedTotal: atomsOf(row.shared_total_atoms),
      paid: atomsOf(row.paid_atoms),
      atMs: row.at_ms,
    })),
    total: await listTotal(db, isFollower ? sharesPaidList : sharesReceivedList, accountId),
  };
}
