import type { Kysely } from 'kysely';

/** A MAC in every row that grants access; null until the first start that uses it. */
export async function addBonds(db: Kysely<any>): Promise<void> {
  for (const table of ['users', 'sessions', 'api_keys']) {
    await db.schema.alterTable(table).addColumn('bond', 'text').execute();
  }
}
