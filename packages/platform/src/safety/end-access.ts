import type { SessionsEndReason } from '@candor/api';
import type { SafetyParts } from './parts.ts';
import { inTransaction } from '../database/in-transaction.ts';

/**
 * Ends every session and API key of the owner of an exchange account, and tells them why. Returns true if there is an
 * owner.
 */
export async function endAccess(parts: SafetyParts, accountId: number, reason: SessionsEndReason): Promise<boolean> {
  const { apiKeys, clock, db, log, notices, sessions } = parts;
  const owner = await db
    .selectFrom('users')
    .selectAll()
    .where('exchange_account_id', '=', accountId)
    .executeTakeFirst();
  if (owner === undefined) return false;
  const afterwards = await inTransaction(db, { lock: `user ${owner.id}` }, async (tx) => {
    await apiKeys.endAllIn(tx, owner.id);
    return [
      await notices.sendIn(tx, owner, { kind: 'sessions_ended', reason, atMs: clock() }),
      await sessions.endAllIn(tx, owner.id),
    ];
  });
  for (const act of afterwards) act();
  log.info(
    { event: 'sessions.ended_by_operator', userId: owner.id, reason },
    'an operator ended the sessions of a user',
  );
  return true;
}
