import type { QuoteId } from '@candor/exchange';
import type { RecurringPlanId } from '@candor/exchange/rules';
import type { ReadDatabase } from '../../queries/database.ts';

interface PlansOfConversionsRequest {
  readonly quoteIds: readonly QuoteId[];
}

/** The plans that conversions were made by, of those that were. */
export async function plansOfConversions(
  db: ReadDatabase,
  { quoteIds }: PlansOfConversionsRequest,
): Promise<ReadonlyMap<QuoteId, RecurringPlanId>> {
  if (quoteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('recurring_runs')
    .select(['quote_id', 'plan_id'])
    .where('quote_id', 'is not', null)
    .where('quote_id', 'in', quoteIds)
    .execute();
  return new Map(rows.map((row) => [row.quote_id as QuoteId, row.plan_id]));
}
