import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

const factorTables = ['totp_factors', 'totp_drafts', 'passkeys', 'recovery_codes', 'factor_tries'] as const;

/** Removes every second factor of a user, and what belongs to them. To be called in a transaction, behind a hold. */
export async function removeAllFactors(tx: Kysely<PlatformTables>, userId: number): Promise<void> {
  for (const table of factorTables) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}
