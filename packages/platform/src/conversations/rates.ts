import { hourMs, minuteMs, rejectUntil, type Rejected } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** The most messages of one author in each time, over all conversations. */
const limits = [
  { withinMs: minuteMs, most: 20 },
  { withinMs: hourMs, most: 240 },
] as const;

/** Refuses an author who writes more than people do. To be called in the transaction that writes. */
export async function tooOften(
  tx: Kysely<PlatformTables>,
  author: string,
  nowMs: number,
): Promise<Rejected<'messages_too_often'> | undefined> {
  for (const { withinMs, most } of limits) {
    const oldest = await tx
      .selectFrom('messages')
      .select('at_ms')
      .where('author', '=', author)
      .where('at_ms', '>', nowMs - withinMs)
      .orderBy('at_ms', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (oldest !== undefined) return rejectUntil('messages_too_often', oldest.at_ms + withinMs);
  }
  return undefined;
}
