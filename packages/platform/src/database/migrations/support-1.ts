import type { Kysely } from 'kysely';

/** Cases of customer service, what operators note beside them, and how long answers took. */
export async function createSupportTables(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'support_cases', next_id: 1 }).execute();
  await db.insertInto('id_counters').values({ name: 'support_notes', next_id: 1 }).execute();
  await db.schema
    .createTable('support_cases')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('conversation_id', 'integer', (column) => column.notNull().unique().references('conversations.id'))
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('object_sealed', 'text')
    .addColumn('opened_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('waiting_since_ms', 'bigint')
    .addColumn('rating', 'integer')
    .addColumn('comment_sealed', 'text')
    .execute();
  await db.schema.createIndex('support_cases_user').on('support_cases').columns(['user_id', 'last_at_ms']).execute();
  await db.schema.createIndex('support_cases_waiting').on('support_cases').column('waiting_since_ms').execute();
  await db.schema
    .createTable('support_notes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('case_id', 'integer', (column) => column.notNull().references('support_cases.id'))
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('support_notes_case').on('support_notes').column('case_id').execute();
  await db.schema
    .createTable('support_waits')
    .addColumn('case_id', 'integer', (column) => column.notNull().references('support_cases.id'))
    .addColumn('answered_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('wait_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('support_waits_time').on('support_waits').column('answered_at_ms').execute();
  await db.schema
    .createTable('canned_answers')
    .addColumn('answer_key', 'text', (column) => column.notNull())
    .addColumn('lang', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('canned_answers_key', ['answer_key', 'lang'])
    .execute();
}
