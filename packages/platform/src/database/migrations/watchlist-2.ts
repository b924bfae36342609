import type { Kysely } from 'kysely';

/** When a pair was put on the list. Of what was there before, nobody knows: 0. */
export async function addWatchedTime(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('watchlist')
    .addColumn('added_at_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
