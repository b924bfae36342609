import type { Kysely } from 'kysely';

/** Destinations of withdrawals, and users' claims of payments. Numbers, names and salts are sealed. */
export async function createDestinationTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('destinations')
    .addColumn('id', 'bigint', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('rail_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('kept_at_ms', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at_ms', 'bigint')
    .execute();
  await db.schema
    .createIndex('destinations_once')
    .on('destinations')
    .columns(['user_id', 'rail_id', 'fingerprint'])
    .unique()
    .execute();
  await db.schema
    .createTable('deposit_claims')
    .addColumn('claim_id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('payer_sealed', 'text', (column) => column.notNull())
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .execute();
}
