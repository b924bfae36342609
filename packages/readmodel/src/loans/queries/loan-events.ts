import type { AccountId, AssetId, LoanId } from '@candor/exchange';
import type { LoanAlert } from '@candor/exchange/rules';
import type { Atoms, Ppm } from '@candor/money';
import { atomsOf, withoutNulls } from '../../queries/amounts.ts';
import type { ReadDatabase } from '../../queries/database.ts';
import { listTotal } from '../../queries/list-total.ts';
import { type Page, type PageRequest, rangeOf } from '../../queries/page.ts';
import { loanEventsList } from '../lists.ts';
import type { LoanEventKind } from '../tables/loans.ts';

interface LoanEventsRequest extends PageRequest {
  readonly accountId: AccountId;
  /** Only of this loan; of all when absent. */
  readonly loanId?: LoanId | undefined;
}

/** One step in the life of a loan. */
export interface LoanEventRecord {
  readonly loanId: LoanId;
  /** Of the loan, from 1. */
  readonly number: number;
  readonly kind: LoanEventKind;
  /** Of the amount. */
  readonly assetId: AssetId;
  readonly lentAssetId: AssetId;
  readonly amount?: Atoms;
  readonly interest?: Atoms;
  readonly proceeds?: Atoms;
  readonly rate?: Ppm;
  readonly ltv?: Ppm;
  readonly alert?: LoanAlert;
  readonly atMs: number;
}

/** The steps of an account's loans, the last one first. */
export async function loanEvents(db: ReadDatabase, request: LoanEventsRequest): Promise<Page<LoanEventRecord>> {
  const { accountId, loanId } = request;
  const { limit, offset } = rangeOf(request);
  const rows = await db
    .selectFrom('loan_events')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(loanId !== undefined, (query) => query.where('loan_id', '=', loanId as LoanId))
    .$if(loanId === undefined, (query) => query.orderBy('at_ms', 'desc').orderBy('loan_id', 'desc'))
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const total =
    loanId === undefined
      ? await listTotal(db, loanEventsList, accountId, {})
      : ((
          await db
            .selectFrom('loans')
            .select('events')
            .where('loan_id', '=', loanId)
            .where('account_id', '=', accountId)
            .executeTakeFirst()
        )?.events ?? 0);
  return {
    rows: rows.map((row) => ({
      loanId: row.loan_id,
      number: row.number,
      kind: row.kind,
      assetId: row.asset_id,
      lentAssetId: row.lent_asset_id,
      ...withoutNulls({
        amount: amountOf(row.amount_atoms),
        interest: amountOf(row.interest_atoms),
        proceeds: amountOf(row.proceeds_atoms),
        rate: row.rate_ppm,
        ltv: row.ltv_ppm,
        alert: row.alert,
      }),
      atMs: row.at_ms,
    })),
    total,
  };
}

function amountOf(text: string | null): Atoms | null {
  return text === null ? null : atomsOf(text);
}
