import type { Kysely } from 'kysely';

export async function createOperatorTables(db: Kysely<any>): Promise<void> {
  await db.insertInto('id_counters').values({ name: 'operator_audit', next_id: 1 }).execute();
  await db.schema
    .createTable('operator_audit')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('operator_audit_operator').on('operator_audit').columns(['operator', 'id']).execute();
}
