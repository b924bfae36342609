import type { Kysely } from 'kysely';

/** Who told a rate. Those that are there came with the installation. */
export async function addRateSource(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('fiat_rates')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo('built-in'))
    .execute();
}
