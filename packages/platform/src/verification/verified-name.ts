import { openFields } from './fields.ts';
import type { VerificationParts } from './parts.ts';

/** The name on the document that verified a user last; absent without one. */
export async function verifiedName(
  { db, vault }: Pick<VerificationParts, 'db' | 'vault'>,
  userId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity_cases')
    .select('sealed_fields')
    .where('user_id', '=', userId)
    .where('state', '=', 'verified')
    .orderBy('decided_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : (await openFields(vault, userId, row.sealed_fields)).name;
}
