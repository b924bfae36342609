import type { Kysely } from 'kysely';

/**
 * News that wait to be sent, and the position in the journal up to which they were made. A letter's content and address
 * are sealed.
 */
export async function createPostBoxTables(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'post_box', next_id: 1 }).execute();
  await db.schema
    .createTable('post_box')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('letter_key', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('happened_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('post_box_user').on('post_box').columns(['user_id', 'id']).execute();
  await db.schema
    .createTable('journal_places')
    .addColumn('reader', 'text', (column) => column.primaryKey())
    .addColumn('journal', 'text', (column) => column.notNull())
    .addColumn('sequence', 'bigint', (column) => column.notNull())
    .execute();
}
