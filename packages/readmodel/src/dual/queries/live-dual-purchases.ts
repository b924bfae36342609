import type { AccountId, PairId } from '@candor/exchange';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type DualPurchaseRecord, dualPurchaseRecord } from '../purchase-record.ts';

/** Everybody's purchases of dual investments that are not settled, the last bought first. */
export async function liveDualPurchases(db: ReadDatabase, request: LiveRequest): Promise<Page<DualPurchaseRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('dual_purchases')
    .where('settled_at_ms', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as AccountId))
    .$if(subjectId !== undefined, (query) => query.where('pair_id', '=', subjectId as PairId));
  const rows = await live.selectAll().orderBy('purchase_id', 'desc').limit(limit).offset(offset).execute();
  return { rows: rows.map(dualPurchaseRecord), total: await countOf(live) };
}
