import type { Kysely } from 'kysely';

export async function createVerificationTables(db: Kysely<any>): Promise<void> {
  await db
    .insertInto('id_counters')
    .values([
      { name: 'identity_cases', next_id: 1 },
      { name: 'document_views', next_id: 1 },
    ])
    .execute();
  await db.schema
    .createTable('identity_cases')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    // One open case a user: the same database that takes the second one in the same instant refuses it.
    .addColumn('open_of', 'integer', (column) => column.unique())
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('id_type', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('sealed_fields', 'text', (column) => column.notNull())
    .addColumn('number_hash', 'text', (column) => column.notNull())
    .addColumn('submitted_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('decided_at_ms', 'bigint')
    .addColumn('reviewer', 'text', (column) => column.notNull())
    .addColumn('failures', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('identity_cases_user').on('identity_cases').columns(['user_id', 'id']).execute();
  await db.schema.createIndex('identity_cases_state').on('identity_cases').columns(['state', 'id']).execute();
  await db.schema.createIndex('identity_cases_decided').on('identity_cases').column('decided_at_ms').execute();
  await db.schema
    .createTable('identity_numbers')
    .addColumn('number_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().unique().references('users.id'))
    .execute();
  await db.schema
    .createTable('identity_documents')
    .addColumn('case_id', 'integer', (column) => column.notNull().references('identity_cases.id'))
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('identity_documents_pk', ['case_id', 'document'])
    .execute();
  await db.schema
    .createTable('case_openings')
    .addColumn('case_id', 'integer', (column) => column.notNull().references('identity_cases.id'))
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('until_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_openings_pk', ['case_id', 'operator'])
    .execute();
  await db.schema
    .createTable('document_views')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('case_id', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('viewer', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('document_views_user').on('document_views').columns(['user_id', 'id']).execute();
}
