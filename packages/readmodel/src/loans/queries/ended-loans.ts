import type { AccountId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { loansList } from '../lists.ts';
import { type LoanRecord, loanRecord } from '../loan-record.ts';

interface EndedLoansRequest extends PageRequest {
  readonly accountId: AccountId;
}

/** An account's loans that have ended, the last made first. */
export async function endedLoans(db: ReadDatabase, request: EndedLoansRequest): Promise<Page<LoanRecord>> {
  const { accountId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('loans')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'ended')
    .orderBy('loan_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(loanRecord), total: await listTotal(db, loansList, accountId, { kinds: ['ended'] }) };
}
