import type { AccountId, AssetId, QuoteId } from '@candor/exchange';
import type { RecurringPlanId, RecurringSkipReason } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import { amountOrNull, atomsOf, withoutNulls } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { oneRecurringPlan } from './one-recurring-plan.ts';

interface RecurringRunsRequest extends PageRequest {
  readonly accountId: AccountId;
  readonly planId: RecurringPlanId;
}

/** One time of a plan. */
export interface RecurringRun {
  readonly planId: RecurringPlanId;
  readonly fromAssetId: AssetId;
  readonly toAssetId: AssetId;
  readonly fromAmount: Atoms;
  readonly dueAtMs: number;
  readonly missed: number;
  readonly atMs: number;
  /** Of a buy. */
  readonly toAmount?: Atoms;
  readonly fee?: Atoms;
  readonly quoteId?: QuoteId;
  /** Of a time that was skipped. */
  readonly reason?: RecurringSkipReason;
}

/** The times of an account's plan, the last first. */
export async function recurringRuns(db: ReadDatabase, request: RecurringRunsRequest): Promise<Page<RecurringRun>> {
  const { limit, offset } = rangeOf(request);
  const plan = await oneRecurringPlan(db, request);
  if (plan === undefined) return { rows: [], total: 0 };
  const rows = await db
    .selectFrom('recurring_runs')
    .selectAll()
    .where('plan_id', '=', request.planId)
    .orderBy('due_at_ms', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: rows.map((row) => ({
      planId: row.plan_id,
      fromAssetId: row.from_asset_id,
      toAssetId: row.to_asset_id,
      fromAmount: atomsOf(row.from_amount_atoms),
      dueAtMs: row.due_at_ms,
      missed: row.missed,
      atMs: row.at_ms,
      ...withoutNulls({
        toAmount: amountOrNull(row.to_amount_atoms),
        fee: amountOrNull(row.fee_atoms),
        quoteId: row.quote_id,
        reason: row.reason,
      }),
    })),
    total: plan.boughtCount + plan.skippedCount,
  };
}
