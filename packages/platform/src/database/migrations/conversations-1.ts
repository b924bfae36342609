import type { Kysely } from 'kysely';

/** Conversations, their members and messages, and what users report of them. Texts of private ones are sealed. */
export async function createConversationTables(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'conversations', next_id: 1 }).execute();
  await db.schema
    .createTable('conversations')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull().unique())
    .addColumn('last_seq', 'integer', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('staff_read_seq', 'integer', (column) => column.notNull())
    .addColumn('is_open', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('conversation_members')
    .addColumn('conversation_id', 'integer', (column) => column.notNull().references('conversations.id'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('read_seq', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('conversation_members_key', ['conversation_id', 'user_id'])
    .execute();
  await db.schema.createIndex('conversation_members_user').on('conversation_members').column('user_id').execute();
  await db.schema
    .createTable('messages')
    .addColumn('conversation_id', 'integer', (column) => column.notNull().references('conversations.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id'))
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('upload_id', 'text')
    .addColumn('reply_to', 'integer')
    .addColumn('redacted_reason', 'text')
    .addColumn('redacted_by', 'text')
    .addColumn('redacted_at_ms', 'bigint')
    .addPrimaryKeyConstraint('messages_key', ['conversation_id', 'seq'])
    .execute();
  await db.schema.createIndex('messages_once').on('messages').columns(['author', 'client_id']).unique().execute();
  await db.schema.createIndex('messages_author').on('messages').columns(['author', 'at_ms']).execute();
  await db.schema
    .createTable('message_reports')
    .addColumn('conversation_id', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('decision', 'text')
    .addPrimaryKeyConstraint('message_reports_key', ['conversation_id', 'seq', 'user_id'])
    .execute();
}
