import type { Kysely } from 'kysely';

export async function createOperatorPeople(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('operator_people')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('joined_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('addresses', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('operator_invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('operator_passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('operator', 'text', (column) => column.notNull().references('operator_people.name'))
    .addColumn('rp_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('bond', 'text', (column) => column.notNull())
    .addColumn('counter', 'integer', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('added_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('used_at_ms', 'bigint')
    .execute();
  await db.schema
    .createTable('operator_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('operator', 'text', (column) => column.notNull().references('operator_people.name'))
    .addColumn('opened_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('seen_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('proved_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('ip', 'text', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('operator_sessions_operator').on('operator_sessions').column('operator').execute();
  await db.insertInto('id_counters').values({ name: 'proposal_notes', next_id: 1 }).execute();
  await db.schema
    .createTable('proposal_notes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('proposal_id', 'integer', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('proposal_notes_proposal').on('proposal_notes').columns(['proposal_id', 'id']).execute();
}
