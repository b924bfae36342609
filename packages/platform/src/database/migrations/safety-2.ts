import type { Kysely } from 'kysely';

/** The time of the last change of address, which may be the reason of a freeze. */
export async function addAddressChange(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('users').addColumn('address_changed_at_ms', 'bigint').execute();
}
