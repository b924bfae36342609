import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { recurringPlansList } from '../lists.ts';
import { type RecurringPlanRecord, recurringPlanRecord } from '../plan-record.ts';
import type { RecurringPlanStatus } from '../tables/recurring.ts';

interface RecurringPlansRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only these; all when absent. */
  readonly statuses?: readonly RecurringPlanStatus[] | undefined;
}

/** An account's plans of recurring buys, the last begun first. */
export async function recurringPlans(
  db: ReadDatabase,
  request: RecurringPlansRequest,
): Promise<Page<RecurringPlanRecord>> {
  const { accountId, statuses } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('recurring_plans')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(statuses !== undefined, (query) => query.where('status', 'in', statuses as readonly RecurringPlanStatus[]))
    .orderBy('plan_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map(recurringPlanRecord),
    total: await listTotal(db, recurringPlansList, accountId, { kinds: statuses }),
  };
}
