import type { Kysely } from 'kysely';

/** The operators who have taken cases that have no record of their own here: those of support have. */
export async function createCaseTakers(db: Kysely<any>): Promise<void> {
  await db.schema
    .createTable('case_takers')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('case_id', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_takers_one', ['kind', 'case_id'])
    .execute();
}
