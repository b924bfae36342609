import type { AccountId, LoanId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type LoanRecord, loanRecord } from '../loan-record.ts';

interface LoanRequest {
  readonly accountId: AccountId;
  readonly loanId: LoanId;
}

/** One loan, live or ended; absent when there is none of this number or it belongs to another user. */
export async function loanById(db: ReadDatabase, { accountId, loanId }: LoanRequest): Promise<LoanRecord | undefined> {
  const row = await db
    .selectFrom('loans')
    .selectAll()
    .where('loan_id', '=', loanId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && loanRecord(row);
}
