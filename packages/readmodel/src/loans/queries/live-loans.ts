import type { AccountId, LoanProductId } from '@candor/exchange';
import type { Atoms } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import { countOf } from '../../queries/count-of.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import type { LiveRequest } from '../../queries/live.ts';
import { type Page, rangeOf } from '../../queries/page.ts';
import { type LoanRecord, loanRecord } from '../loan-record.ts';

interface LiveLoanRecord extends LoanRecord {
  readonly principalLeft: Atoms;
}

/** Everybody's running loans, the last made first. */
export async function liveLoans(db: ReadDatabase, request: LiveRequest): Promise<Page<LiveLoanRecord>> {
  const { accountId, subjectId } = request;
  const { limit, offset } = rangeOf(request);
  const live = db
    .selectFrom('loans')
    .where('ended_at_ms', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId as AccountId))
    .$if(subjectId !== undefined, (query) => query.where('product_id', '=', subjectId as LoanProductId));
  const rows = await live.selectAll().orderBy('loan_id', 'desc').limit(limit).offset(offset).execute();
  return {
    rows: rows.map((row) => ({ ...loanRecord(row), principalLeft: atomsOf(row.principal_left_atoms) })),
    total: await countOf(live),
  };
}
