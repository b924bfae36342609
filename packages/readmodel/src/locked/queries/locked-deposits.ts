import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { type LockedDepositRecord, lockedDepositRecord } from '../deposit-record.ts';
import { lockedDepositsList } from '../lists.ts';
import type { LockedStatus } from '../tables/locked.ts';

interface LockedDepositsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only these; all when absent. */
  readonly statuses?: readonly LockedStatus[] | undefined;
}

/** An account's deposits of locked mining, the last made first. */
export async function lockedDeposits(
  db: ReadDatabase,
  request: LockedDepositsRequest,
): Promise<Page<LockedDepositRecord>> {
  const { accountId, statuses } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('locked_deposits')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses as readonly LockedStatus[]))
    .orderBy('deposit_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map(lockedDepositRecord),
    total: await listTotal(db, lockedDepositsList, accountId, { kinds: statuses }),
  };
}
