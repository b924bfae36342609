import type { AccountId, LockedProductId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type LockedDepositRecord, lockedDepositRecord } from '../deposit-record.ts';

/** Everybody's running deposits of locked mining, the last made first. */
export async function liveLockedDeposits(db: ReadDatabase, request: LiveRequest): Promise<Page<LockedDepositRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('locked_deposits')
    .where('ended_at_ms', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as AccountId))
    .$if(subjectId !== undefined, (query) => query.where('product_id', '=', subjectId as LockedProductId));
  const rows = await live.selectAll().orderBy('deposit_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(lockedDepositRecord), total: await countOf(live) };
}
