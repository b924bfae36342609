import type { ReadDatabase } from '../../queries/database.ts';
import { type LoanRecord, loanRecord } from '../loan-record.ts';

/** Everybody's running loans whose fixed term ends in a time, which begins after `fromMs`. */
export async function endingLoans(
  db: ReadDatabase,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly LoanRecord[]> {
  const rows = await db
    .selectFrom('loans')
    .selectAll()
    .where('status', '=', 'running')
    .where('ends_at_ms', '>', fromMs)
    .where('ends_at_ms', '<=', toMs)
    .orderBy('ends_at_ms')
    .execute();
  return rows.map(loanRecord);
}
