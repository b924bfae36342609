import type { LoanId } from '@candor/exchange';
import { loanSaleFields } from '@candor/exchange/rules';
import type { Atoms, Ppm } from '@candor/money';
import { atomsOf } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { recordMaker, type RecordOf } from '../../schema/fields.ts';

const saleRecord = recordMaker(loanSaleFields);

interface LoanLiquidationRecord {
  /** Of the step in the life of the loan. */
  readonly number: number;
  readonly debtBefore: Atoms;
  readonly ltvBefore: Ppm;
  readonly sales: readonly RecordOf<typeof loanSaleFields>[];
  readonly debtLeft: Atoms;
  readonly ltvLeft: Ppm;
  readonly badDebt: Atoms;
  readonly insurancePaid: Atoms;
  readonly atMs: number;
}

/** The liquidations of a loan, the first one first. The loan's owner is the caller's to check. */
export async function loanLiquidations(
  db: ReadDatabase,
  { loanId }: { readonly loanId: LoanId },
): Promise<readonly LoanLiquidationRecord[]> {
  const rows = await db
    .selectFrom('loan_liquidations')
    .selectAll()
    .where('loan_id', '=', loanId)
    .orderBy('number')
    .execute();
  const sales = await db
    .selectFrom('loan_sales')
    .selectAll()
    .where('loan_id', '=', loanId)
    .orderBy('number')
    .orderBy('sale')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    debtBefore: atomsOf(row.debt_before_atoms),
    ltvBefore: row.ltv_before_ppm,
    sales: sales.filter(({ number }) => number === row.number).map(saleRecord),
    debtLeft: atomsOf(row.debt_left_atoms),
    ltvLeft: row.ltv_left_ppm,
    badDebt: atomsOf(row.bad_debt_atoms),
    insurancePaid: atomsOf(row.insurance_paid_atoms),
    atMs: row.at_ms,
  }));
}
