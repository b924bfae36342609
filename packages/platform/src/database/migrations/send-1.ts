import type { Kysely } from 'kysely';

/** The words of sends between users, and how often each user has looked for a recipient on a day. */
export async function createSendTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('send_notes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('send_notes_by_user').on('send_notes').column('user_id').execute();
  await db.schema
    .createTable('recipient_lookups')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipient_lookups_pk', ['user_id', 'day'])
    .execute();
}
