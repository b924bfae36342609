import type { Kysely } from 'kysely';

/** The persons whom operators' calls were about, and the notes on them; a place is found without its owner. */
export async function createAuditPersons(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('audit_persons')
    .addColumn('audit_id', 'integer', (column) => column.notNull().references('operator_audit.id'))
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('act', 'text', (column) => column.notNull())
    .addColumn('is_view', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('audit_persons_once', ['audit_id', 'account_id'])
    .execute();
  await db.schema
    .createIndex('audit_persons_account')
    .on('audit_persons')
    .columns(['account_id', 'audit_id'])
    .execute();
  await db.insertInto('id_counters').values({ name: 'person_notes', next_id: 1 }).execute();
  await db.schema
    .createTable('person_notes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('person_notes_account').on('person_notes').columns(['account_id', 'id']).execute();
  await db.schema.createIndex('destinations_print').on('destinations').column('place_print').execute();
}
