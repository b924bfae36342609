import type { Kysely } from 'kysely';
import type { PlatformTables } from './tables.ts';

/** Takes the next number of a counter. To be called in a transaction. */
export async function takeNumber(tx: Kysely<PlatformTables>, name: string): Promise<number> {
  const { next_id } = await tx
    .updateTable('id_counters')
    .set((row) => ({ next_id: row('next_id', '+', 1) }))
    .where('name', '=', name)
    .returning('next_id')
    .executeTakeFirstOrThrow();
  return next_id - 1;
}
