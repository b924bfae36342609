import { type Outcome, done, reject, rejectUntil } from '@candor/kernel';
import type { Selectable } from 'kysely';
import type { UserRow } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import type { Place } from '../line.ts';
import { isPossiblePassword } from '../passwords/policy.ts';
import type { Client } from '../sessions/sessions.ts';
import type { AccountParts } from './parts.ts';

export type KnownUser = Selectable<UserRow>;
/** In the order they are checked. */
export type ProvePasswordCode = 'login_locked' | 'login_failed';

/**
 * Whether the password is that of `user`, for visitors who say who they are. One answer for nobody and for a wrong
 * password, and the same work for both; being locked out is decided without looking whether the account exists.
 */
export async function provePassword(
  parts: AccountParts,
  identity: Identity,
  user: KnownUser | undefined,
  password: string,
  client: Client,
  place: Place,
): Promise<Outcome<KnownUser, ProvePasswordCode>> {
  return proveUser(parts, identity, user, client, () => isRightPassword(parts, user, password, place));
}

/** The same for a proof of another kind. */
export async function proveUser(
  parts: AccountParts,
  identity: Identity,
  user: KnownUser | undefined,
  client: Client,
  isProven: () => Promise<boolean>,
): Promise<Outcome<KnownUser, ProvePasswordCode>> {
  const lockedUntilMs = await parts.guard.lockedUntil(identity, client.ip);
  if (lockedUntilMs !== undefined) return rejectUntil('login_locked', lockedUntilMs);
  const isRight = await isProven();
  if (user === undefined || !isRight) {
    await parts.signIns.record(user?.id, client, 'password_wrong');
    return reject('login_failed');
  }
  await parts.guard.succeeded(identity, client.ip);
  return done(user);
}

async function isRightPassword(
  parts: AccountParts,
  user: KnownUser | undefined,
  password: string,
  place: Place,
): Promise<boolean> {
  // A text that no password can be is compared with the decoy: it costs the same and megabytes are not hashed.
  const isPossible = isPossiblePassword(password);
  if (!(await parts.hasher.verify(isPossible ? user?.password_hash : undefined, isPossible ? password : '', place))) {
    return false;
  }
  if (user !== undefined && parts.hasher.isOutdated(user.password_hash)) {
    const passwordHash = await parts.hasher.hash(password, place);
    await parts.db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .execute();
  }
  return true;
}
