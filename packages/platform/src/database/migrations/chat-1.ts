import type { Kysely } from 'kysely';

/** Rooms of the chat with their terms, and the users who may not write for a while. */
export async function createChatTables(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'chat_mutes', next_id: 1 }).execute();
  await db.schema
    .createTable('chat_rooms')
    .addColumn('room', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'integer', (column) => column.notNull().unique().references('conversations.id'))
    .addColumn('slow_seconds', 'integer', (column) => column.notNull())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('account_age_minutes', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('chat_mutes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('from_ms', 'bigint', (column) => column.notNull())
    .addColumn('until_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('chat_mutes_user').on('chat_mutes').columns(['user_id', 'until_ms']).execute();
}
