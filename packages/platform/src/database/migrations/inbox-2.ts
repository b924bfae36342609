import type { Kysely } from 'kysely';

/** Adds what tells a fold that began from one that goes on. Of notices from before it counts as long begun. */
export async function addFirstNotices(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('notices')
    .addColumn('first_id', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
