import type { Kysely } from 'kysely';

export async function createRecoveryTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('recoveries')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    // Unique, so that the second one in the same instant refuses it.
    .addColumn('open_of', 'integer', (column) => column.unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('token_until_ms', 'bigint', (column) => column.notNull())
    .addColumn('paper_number', 'text', (column) => column.notNull())
    .addColumn('proven_email', 'text')
    .addColumn('proven_phone', 'text')
    .addColumn('case_id', 'integer', (column) => column.references('identity_cases.id'))
    .addColumn('upload_id', 'text')
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('ip_prefix', 'text', (column) => column.notNull())
    .addColumn('begun_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('submitted_at_ms', 'bigint')
    .addColumn('due_at_ms', 'bigint')
    .addColumn('held_until_ms', 'bigint')
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('decided_at_ms', 'bigint')
    .addColumn('reviewer', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('ended_at_ms', 'bigint')
    .addColumn('ended_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('recoveries_user').on('recoveries').columns(['user_id', 'begun_at_ms']).execute();
  await db.schema.createIndex('recoveries_state').on('recoveries').columns(['state', 'due_at_ms']).execute();
  await db.schema.createIndex('recoveries_decision').on('recoveries').columns(['decision', 'id']).execute();
  await db.insertInto('id_counters').values({ name: 'recoveries', next_id: 1 }).execute();
}
