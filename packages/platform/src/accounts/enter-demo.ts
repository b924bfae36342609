import { type Outcome, done, reject } from '@candor/kernel';
import type { Client } from '../sessions/sessions.ts';
import { ensureExchangeAccount } from './exchange-account.ts';
import type { LoggedIn } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { findUser } from './users.ts';

/** The demo user of a practice installation, which everybody may be. */
export const demoEmail = 'demo@candor.example';

/**
 * A session as the demo user, for a visitor who brings nothing. It leaves no trace of them: neither a sign-in nor a
 * device that others would read in the account, and no message of a new one. It never stays beyond twelve idle hours.
 */
export async function enterDemo(
  parts: AccountParts,
  { client }: { readonly client: Client },
): Promise<Outcome<LoggedIn, 'practice_only' | 'account_not_found'>> {
  if (parts.mode !== 'practice') return reject('practice_only');
  const user = await findUser(parts.db, { kind: 'email', value: demoEmail });
  // A person could have had the address before it was the installation's.
  if (user?.managed !== 'shared') return reject('account_not_found');
  const accountId = await ensureExchangeAccount(parts, parts.bonds.user(user));
  const who = { userId: user.id, accountId, isShared: true };
  const token = await parts.sessions.open(who, client, false);
  return done({ token, userId: user.id, accountId });
}
