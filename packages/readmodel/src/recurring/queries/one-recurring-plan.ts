import type { AccountId } from '@candor/exchange';
import type { RecurringPlanId } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';
import { type RecurringPlanRecord, recurringPlanRecord } from '../plan-record.ts';

interface OneRecurringPlanRequest {
  readonly accountId: AccountId;
  readonly planId: RecurringPlanId;
}

/** A plan of an account; absent when there is none of this number or it is another user's. */
export async function oneRecurringPlan(
  db: ReadDatabase,
  { accountId, planId }: OneRecurringPlanRequest,
): Promise<RecurringPlanRecord | undefined> {
  const row = await db
    .selectFrom('recurring_plans')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && recurringPlanRecord(row);
}
