import type { SafetyParts } from './parts.ts';

/** Ends every session and API key of whoever owns an exchange account. Answers whether there is somebody. */
export async function endAccess(parts: SafetyParts, accountId: number): Promise<boolean> {
  const { apiKeys, db, log, sessions } = parts;
  const owner = await db
    .selectFrom('users')
    .select('id')
    .where('exchange_account_id', '=', accountId)
    .executeTakeFirst();
  if (owner === undefined) return false;
  const forgetSessions = await db.transaction().execute(async (tx) => {
    await apiKeys.endAllIn(tx, owner.id);
    return sessions.endAllIn(tx, owner.id);
  });
  forgetSessions();
  log.info({ event: 'sessions.ended_by_operator', userId: owner.id }, 'an operator ended the sessions of a user');
  return true;
}
