import type { Kysely } from 'kysely';

/** The time at which a pair was put on the list; 0 for pairs from before, whose time is unknown. */
export async function addWatchedTime(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('watchlist')
    .addColumn('added_at_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
