import type { Kysely } from 'kysely';

/** The MAC of passkeys and known devices; null until the first start that uses it. */
export async function addFactorBonds(db: Kysely<any>): Promise<void> {
  for (const table of ['passkeys', 'known_devices']) {
    await db.schema.alterTable(table).addColumn('bond', 'text').execute();
  }
}
