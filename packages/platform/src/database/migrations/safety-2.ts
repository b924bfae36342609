import type { Kysely } from 'kysely';

/** Who froze an account may have done so because an address of it was replaced. */
export async function addAddressChange(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('users').addColumn('address_changed_at_ms', 'bigint').execute();
}
