import { recurringPlanFields } from '@candor/exchange/rules';
import type { Atoms } from '@candor/money';
import type { Selectable } from 'kysely';
import { atomsOf, withoutNulls } from '../queries/amounts.ts';
import { recordMaker, type RecordOf } from '../schema/fields.ts';
import type { ReadSchema } from '../schema/index.ts';
import type { RecurringPlanStatus } from './tables/recurring.ts';

/** A plan of recurring buys, live or ended, with what it has come to. */
export interface RecurringPlanRecord extends RecordOf<typeof recurringPlanFields> {
  readonly status: RecurringPlanStatus;
  readonly nextAtMs: number;
  readonly boughtCount: number;
  readonly skippedCount: number;
  /** In all, in the asset that is paid. */
  readonly paid: Atoms;
  /** In all, after spread and fee. */
  readonly received: Atoms;
  readonly begunAtMs: number;
  readonly endedAtMs?: number;
}

const begun = recordMaker(recurringPlanFields);

export function recurringPlanRecord(row: Selectable<ReadSchema['recurring_plans']>): RecurringPlanRecord {
  return {
    ...begun(row),
    status: row.status,
    nextAtMs: row.next_at_ms,
    boughtCount: row.bought_count,
    skippedCount: row.skipped_count,
    paid: atomsOf(row.paid_atoms),
    received: atomsOf(row.received_atoms),
    begunAtMs: row.begun_at_ms,
    ...withoutNulls({ endedAtMs: row.ended_at_ms }),
  };
}
