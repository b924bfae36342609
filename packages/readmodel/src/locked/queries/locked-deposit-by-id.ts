import type { AccountId, LockedDepositId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type LockedDepositRecord, lockedDepositRecord } from '../deposit-record.ts';

interface LockedDepositRequest {
  readonly accountId: AccountId;
  readonly depositId: LockedDepositId;
}

/** One deposit, live or ended; absent when there is none of this number or it belongs to another user. */
export async function lockedDepositById(
  db: ReadDatabase,
  { accountId, depositId }: LockedDepositRequest,
): Promise<LockedDepositRecord | undefined> {
  const row = await db
    .selectFrom('locked_deposits')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && lockedDepositRecord(row);
}
