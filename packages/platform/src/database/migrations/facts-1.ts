import type { Kysely } from 'kysely';

/** Facts about this database: the journal it belongs to. */
export async function createFacts(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('platform_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}
