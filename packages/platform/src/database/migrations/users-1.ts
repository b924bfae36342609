import type { Kysely } from 'kysely';

export async function createUserTables(db: Kysely<any>): Promise<void> {
  // Ids are taken from a counter row: the two dialects have no common word for an automatic id.
  await db.schema
    .createTable('id_counters')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('next_id', 'integer', (column) => column.notNull())
    .execute();
  await db.insertInto('id_counters').values({ name: 'users', next_id: 1 }).execute();
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('uid', 'integer', (column) => column.notNull().unique())
    .addColumn('command_id', 'text', (column) => column.notNull().unique())
    .addColumn('exchange_account_id', 'integer', (column) => column.unique())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('phone', 'text', (column) => column.unique())
    .addColumn('area_code', 'text')
    .addColumn('country', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('password_changed_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('signature', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text', (column) => column.notNull())
    .addColumn('invitation_code', 'text', (column) => column.notNull().unique())
    .addColumn('invited_by', 'integer', (column) => column.references('users.id'))
    .addColumn('credit_score', 'integer', (column) => column.notNull())
    .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('users_invited_by').on('users').column('invited_by').execute();
  await db.schema
    .createTable('login_failures')
    .addColumn('bucket', 'text', (column) => column.primaryKey())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('locked_until_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('login_failures_identity').on('login_failures').column('identity').execute();
  await db.schema.createIndex('login_failures_last').on('login_failures').column('last_at_ms').execute();
}
