import type { AccountId, WithdrawalId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type WithdrawalRecord, withdrawalRecord } from '../withdrawal-record.ts';
import { stepsOf } from '../withdrawal-steps.ts';

interface WithdrawalRequest {
  readonly accountId: AccountId;
  readonly withdrawalId: WithdrawalId;
}

/** One withdrawal with its timeline; absent when there is none of this number or it belongs to another user. */
export async function withdrawal(
  db: ReadDatabase,
  { accountId, withdrawalId }: WithdrawalRequest,
): Promise<WithdrawalRecord | undefined> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && withdrawalRecord(row, (await stepsOf(db, [withdrawalId])).get(withdrawalId) ?? []);
}
