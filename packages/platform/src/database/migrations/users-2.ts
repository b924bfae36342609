import type { Kysely } from 'kysely';

/** Accounts of the installation itself, closed to takeovers: the simulated traders, and the demo user. */
export async function addManagement(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('managed', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
