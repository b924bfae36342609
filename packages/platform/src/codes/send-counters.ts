import { dayMs, dayOf } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import { type CodeLimits, dialBucket, type SendBucket } from './code-limits.ts';

/** The time at which the day's counters restart. */
export function nextDayMs(nowMs: number): number {
  return (dayOf(nowMs) + 1) * dayMs;
}

/** Adds one to a day's counter; false when that is more than it may hold. */
export async function takeOne(
  tx: Kysely<PlatformTables>,
  { bucket, max }: SendBucket,
  nowMs: number,
): Promise<boolean> {
  return (await addOne(tx, bucket, nowMs)) <= max;
}

/** Notes that a code sent to a phone was used: the other side of `isConversionBroken`. */
export async function countUse(tx: Kysely<PlatformTables>, of: Identity, nowMs: number): Promise<void> {
  if (of.kind === 'phone') await addOne(tx, usedBucket(of.dialCode), nowMs);
}

/**
 * True when the codes sent to a country today are hardly ever entered: unread messages are paid for by us, and their
 * fees are shared by those who request them (docs/security.md#floods).
 */
export async function isConversionBroken(
  tx: Kysely<PlatformTables>,
  to: Identity,
  nowMs: number,
  limits: CodeLimits,
): Promise<boolean> {
  if (to.kind !== 'phone') return false;
  const [sent, used] = [dialBucket(to.dialCode), usedBucket(to.dialCode)];
  const rows = await tx
    .selectFrom('code_sends')
    .select(['bucket', 'count'])
    .where('bucket', 'in', [sent, used])
    .where('day', '=', dayOf(nowMs))
    .execute();
  const countOf = (bucket: string): number => rows.find((row) => row.bucket === bucket)?.count ?? 0;
  if (countOf(sent) <= limits.conversionAfter) return false;
  return countOf(used) * 100 < countOf(sent) * limits.conversionPercentMin;
}

function usedBucket(dialCode: string): string {
  return `used ${dialCode}`;
}

async function addOne(tx: Kysely<PlatformTables>, bucket: string, nowMs: number): Promise<number> {
  const { count } = await tx
    .insertInto('code_sends')
    .values({ bucket, day: dayOf(nowMs), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['bucket', 'day']).doUpdateSet((row) => ({ count: row('code_sends.count', '+', 1) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count;
}
