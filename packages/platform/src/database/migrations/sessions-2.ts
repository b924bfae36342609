import type { Kysely } from 'kysely';

/** The former token of a session, for as long as the new one may not have arrived. */
export async function addRenewals(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('old_token_hash', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('old_until_ms', 'bigint').execute();
  await db.schema.alterTable('sessions').addColumn('renewed_by', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('renewal_seed', 'text').execute();
  await db.schema.createIndex('sessions_old_token').on('sessions').column('old_token_hash').execute();
}
