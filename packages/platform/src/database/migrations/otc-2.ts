import type { Kysely } from 'kysely';

/** Statements of sides in disputes, the signed verdicts, and ways to be paid that are a bound card or have to wait. */
export async function createOtcDisputes(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('otc_statements')
    .addColumn('order_id', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('otc_statements_key', ['order_id', 'role'])
    .execute();
  await db.schema
    .createTable('otc_verdicts')
    .addColumn('order_id', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('otc_verdicts_key', ['order_id', 'stage'])
    .execute();
  await db.schema.alterTable('otc_methods').addColumn('destination_id', 'bigint').execute();
  await db.schema
    .alterTable('otc_methods')
    .addColumn('usable_at_ms', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
}
