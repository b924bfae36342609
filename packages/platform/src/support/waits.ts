import { dayMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** The measured time until an answer. */
export interface Wait {
  /** Median; absent while too few were measured. */
  readonly medianMs?: number | undefined;
  readonly measured: number;
}

const measuredMax = 50;
const measuredMin = 3;
const measuredForMs = 7 * dayMs;

export async function expectedWait(db: Kysely<PlatformTables>, nowMs: number): Promise<Wait> {
  const rows = await db
    .selectFrom('support_waits')
    .select('wait_ms')
    .where('answered_at_ms', '>', nowMs - measuredForMs)
    .orderBy('answered_at_ms', 'desc')
    .limit(measuredMax)
    .execute();
  const measured = rows.length;
  return measured < measuredMin ? { measured } : { medianMs: median(rows.map(({ wait_ms }) => wait_ms)), measured };
}

/** The upper one of the two in the middle: a wait is not told shorter than it is. */
export function median(waits: readonly number[]): number {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0;
}
