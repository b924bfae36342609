import type { Selectable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { UserRow } from '../database/tables.ts';
import type { AccountParts } from './parts.ts';

/**
 * The user's account at the exchange, opened now if a crash or a fault came between writing the user and opening it.
 * The command id was written with the user, so the exchange returns the same account however often this is repeated.
 */
export async function ensureExchangeAccount(parts: AccountParts, user: Selectable<UserRow>): Promise<number> {
  if (user.exchange_account_id !== null) return user.exchange_account_id;
  const accountId = await parts.openAccount(user.command_id);
  await inTransaction(parts.db, { lock: `user ${user.id}` }, (tx) =>
    parts.bonds.updateUser(tx, user.id, { exchange_account_id: accountId }),
  );
  return accountId;
}

/**
 * Finishes every registration that was interrupted; called at start, once the exchange answers. Returns their number.
 */
export async function completeRegistrations(parts: AccountParts): Promise<number> {
  const unfinished = await parts.db
    .selectFrom('users')
    .selectAll()
    .where('exchange_account_id', 'is', null)
    .orderBy('id')
    .execute();
  for (const user of unfinished) await ensureExchangeAccount(parts, user);
  return unfinished.length;
}
