import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { dualPurchasesList } from '../lists.ts';
import { type DualPurchaseRecord, dualPurchaseRecord } from '../purchase-record.ts';
import type { DualStatus } from '../tables/dual.ts';

interface DualPurchasesRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only these; all when absent. */
  readonly statuses?: readonly DualStatus[] | undefined;
}

/** An account's dual investments, the last bought first. */
export async function dualPurchases(
  db: ReadDatabase,
  request: DualPurchasesRequest,
): Promise<Page<DualPurchaseRecord>> {
  const { accountId, statuses } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('dual_purchases')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses as readonly DualStatus[]))
    .orderBy('purchase_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map(dualPurchaseRecord),
    total: await listTotal(db, dualPurchasesList, accountId, { kinds: statuses }),
  };
}
