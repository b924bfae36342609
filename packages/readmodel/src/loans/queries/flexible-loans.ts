import type { LoanProductId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';
import { type LoanRecord, loanRecord } from '../loan-record.ts';

interface FlexibleLoansRequest {
  readonly productId: LoanProductId;
  /** Fixed terms that have ended by then are flexible too. */
  readonly atMs: number;
}

/** Everybody's running loans of a product that pay its flexible interest at a time. */
export async function flexibleLoans(
  db: ReadDatabase,
  { productId, atMs }: FlexibleLoansRequest,
): Promise<readonly LoanRecord[]> {
  const rows = await db
    .selectFrom('loans')
    .selectAll()
    .where('product_id', '=', productId)
    .where('status', '=', 'running')
    .where(({ or, eb }) => or([eb('ends_at_ms', 'is', null), eb('ends_at_ms', '<=', atMs)]))
    .orderBy('loan_id')
    .execute();
  return rows.map(loanRecord);
}
