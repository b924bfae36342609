import { withdrawalFields, withdrawalStateFields } from '@candor/exchange/rules';
import type { Selectable } from 'kysely';
import type { ReadSchema } from '../schema/index.ts';
import { withoutNulls } from '../queries/amounts.ts';
import { namesOf } from '../encoded.ts';
import { recordMaker, type RecordOf } from '../schema/fields.ts';

/** One state a withdrawal has been in. */
interface WithdrawalStep extends RecordOf<typeof withdrawalStateFields> {
  /** The operators who decided or paid, if any. */
  readonly operators: readonly string[];
  readonly atMs: number;
}

/** A withdrawal, ended or not, derived from facts. */
export interface WithdrawalRecord extends RecordOf<typeof withdrawalFields>, RecordOf<typeof withdrawalStateFields> {
  readonly requestedAtMs: number;
  readonly endedAtMs?: number;
  /** Oldest first; the request is the first. */
  readonly timeline: readonly WithdrawalStep[];
}

type WithdrawalRow = Selectable<ReadSchema['withdrawals']>;
type StepRow = Selectable<ReadSchema['withdrawal_steps']>;

const requested = recordMaker(withdrawalFields);
const state = recordMaker(withdrawalStateFields);

export function withdrawalRecord(row: WithdrawalRow, steps: readonly StepRow[]): WithdrawalRecord {
  return {
    ...requested(row),
    ...state(row),
    requestedAtMs: row.requested_at_ms,
    timeline: steps.map(stepOf),
    ...withoutNulls({ endedAtMs: row.ended_at_ms }),
  };
}

function stepOf(row: StepRow): WithdrawalStep {
  return { ...state(row), operators: namesOf(row.operators), atMs: row.at_ms };
}
