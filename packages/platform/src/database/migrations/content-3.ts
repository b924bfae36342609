import type { Kysely } from 'kysely';

/** The source of a rate. Existing rates came with the installation. */
export async function addRateSource(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('fiat_rates')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('built-in'))
    .execute();
}
