import type { TermsId } from '@candor/exchange';
import type { ReadDatabase } from '../../queries/database.ts';

interface WheelSegmentRecord {
  readonly weight: number;
  /** Hundredths of the stake. */
  readonly pays: number;
}

/** The segments of some wheels, in their order. */
export async function wheelsOf(
  db: ReadDatabase,
  termsIds: readonly TermsId[],
): Promise<ReadonlyMap<TermsId, readonly WheelSegmentRecord[]>> {
  const wheels = new Map<TermsId, WheelSegmentRecord[]>();
  if (termsIds.length === 0) return wheels;
  const rows = await db
    .selectFrom('wheel_segments')
    .selectAll()
    .where('terms_id', 'in', termsIds)
    .orderBy('terms_id')
    .orderBy('position')
    .execute();
  for (const { terms_id, weight, pays } of rows) {
    const wheel = wheels.get(terms_id) ?? [];
    wheel.push({ weight, pays });
    wheels.set(terms_id, wheel);
  }
  return wheels;
}
