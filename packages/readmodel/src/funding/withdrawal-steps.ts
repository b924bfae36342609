import type { WithdrawalId } from '@candor/exchange';
import type { Selectable } from 'kysely';
import type { ReadDatabase } from '../queries/database.ts';
import type { ReadSchema } from '../schema/index.ts';

type StepRow = Selectable<ReadSchema['withdrawal_steps']>;

/** The timelines of withdrawals, each in order. */
export async function stepsOf(
  db: ReadDatabase,
  withdrawalIds: readonly WithdrawalId[],
): Promise<ReadonlyMap<WithdrawalId, readonly StepRow[]>> {
  const byWithdrawal = new Map<WithdrawalId, StepRow[]>();
  if (withdrawalIds.length === 0) return byWithdrawal;
  const rows = await db
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('withdrawal_id', 'in', withdrawalIds)
    .orderBy('withdrawal_id')
    .orderBy('sequence')
    .orderBy('event_index')
    .execute();
  for (const row of rows) {
    const steps = byWithdrawal.get(row.withdrawal_id);
    if (steps) steps.push(row);
    else byWithdrawal.set(row.withdrawal_id, [row]);
  }
  return byWithdrawal;
}
