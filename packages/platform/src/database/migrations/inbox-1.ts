import type { Kysely } from 'kysely';

/** Notices of the message centre, and the ways that users have switched. */
export async function createInboxTables(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'notices', next_id: 1 }).execute();
  await db.schema
    .createTable('notices')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('notice_key', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('fold', 'text')
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('happened_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('read_at_ms', 'bigint')
    .addUniqueConstraint('notices_once', ['user_id', 'notice_key'])
    .execute();
  await db.schema.createIndex('notices_user').on('notices').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('notices_unread').on('notices').columns(['user_id', 'read_at_ms']).execute();
  await db.schema.createIndex('notices_time').on('notices').column('happened_at_ms').execute();
  await db.schema
    .createTable('notice_settings')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('app', 'integer', (column) => column.notNull())
    .addColumn('mail', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_settings_pk', ['user_id', 'category'])
    .execute();
}
