import { loanEndFields, loanFields } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import { optionalRecordMaker, recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';
import type { LoanStatus } from './tables/loans.ts';

/** A loan, live or ended. */
export interface LoanRecord extends RecordOf<typeof loanFields> {
  readonly status: LoanStatus;
  readonly interestPaid: Atoms;
  readonly openedAtMs: number;
  readonly end?: RecordOf<typeof loanEndFields>['end'];
  readonly endedAtMs?: number;
}

const madeRecord = recordMaker(loanFields);
const endRecord = optionalRecordMaker(loanEndFields);

export function loanRecord(row: Selectable<ReadSchema['loans']>): LoanRecord {
  return {
    ...madeRecord(row),
    status: row.status,
    interestPaid: atomsOf(row.interest_paid_atoms),
    openedAtMs: row.opened_at_ms,
    ...withoutNulls({ end: endRecord(row)?.end ?? null, endedAtMs: row.ended_at_ms }),
  };
}
