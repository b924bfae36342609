import type { Kysely } from 'kysely';

/** Closing balances of statements of banks and of wallets that no watcher sees, as operators entered them. */
export async function createRailStatements(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('rail_statements')
    .addColumn('rail_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('closing', 'text', (column) => column.notNull())
    .addColumn('own', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('entered_at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rail_statements_pk', ['rail_id', 'day', 'entered_at_ms'])
    .execute();
}
