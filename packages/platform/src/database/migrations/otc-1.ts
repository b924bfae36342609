import type { Kysely } from 'kysely';

/** Sealed ways to be paid, the one that each order is paid in, and the words of ads by their hash. */
export async function createOtcTables(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('otc_methods')
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('otc_methods_key', ['user_id', 'method'])
    .execute();
  await db.schema
    .createTable('otc_deals')
    .addColumn('order_id', 'integer', (column) => column.primaryKey())
    .addColumn('conversation_id', 'integer', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('otc_texts')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}
