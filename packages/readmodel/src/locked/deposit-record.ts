import { lockedDepositFields, lockedEndFields, type RenewalRefusal } from '@candor/exchange/rules';
import type { Selectable } from 'kysely';
import { withoutNulls } from '../queries/amounts.ts';
import { optionalRecordMaker, recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';
import type { LockedStatus } from './tables/locked.ts';

interface LockedDepositEnd extends RecordOf<typeof lockedEndFields> {
  readonly atMs: number;
}

/** A deposit of locked mining, live or ended. */
export interface LockedDepositRecord extends RecordOf<typeof lockedDepositFields> {
  readonly status: LockedStatus;
  readonly madeAtMs: number;
  readonly daysPaid: number;
  readonly end?: LockedDepositEnd;
  readonly renewalRefusal?: RenewalRefusal;
}

type DepositRow = Selectable<ReadSchema['locked_deposits']>;

const madeRecord = recordMaker(lockedDepositFields);
const endRecord = optionalRecordMaker(lockedEndFields);

export function lockedDepositRecord(row: DepositRow): LockedDepositRecord {
  return {
    ...madeRecord(row),
    status: row.status,
    madeAtMs: row.made_at_ms,
    daysPaid: row.days_paid,
    ...withoutNulls({ end: endOf(row), renewalRefusal: row.renewal_refusal }),
  };
}

function endOf(row: DepositRow): LockedDepositEnd | null {
  const end = endRecord(row);
  return end === null || row.ended_at_ms === null ? null : { ...end, atMs: row.ended_at_ms };
}
