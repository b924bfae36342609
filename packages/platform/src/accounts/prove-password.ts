import { type Outcome, done, reject } from '@candor/kernel';
import type { Selectable } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { UserRow } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import type { Place } from '../line.ts';
import { isPossiblePassword } from '../passwords/policy.ts';
import type { Client } from '../sessions/sessions.ts';
import type { GuardCode } from './login-guard.ts';
import type { AccountParts } from './parts.ts';
import type { MayHaveWorked } from './place-of.ts';

export type KnownUser = Selectable<UserRow>;
/** In the order they are checked. */
export type ProvePasswordCode = GuardCode | 'login_failed';

/** An identity that a visitor claims, with the proof. */
export interface Claim extends MayHaveWorked {
  readonly client: Client;
}

/**
 * Checks the password of `user`, for visitors who name their account. One answer for an unknown account and for a wrong
 * password, and the same work for both; a lockout is decided without looking whether the account exists.
 */
export async function provePassword(
  parts: AccountParts,
  identity: Identity,
  user: KnownUser | undefined,
  claim: Claim & { readonly password: string },
  place: Place,
): Promise<Outcome<KnownUser, ProvePasswordCode>> {
  const { password } = claim;
  return proveUser(parts, identity, user, claim, () => isRightPassword(parts, user, password, place));
}

/** The same for a proof of another kind. */
export async function proveUser(
  parts: AccountParts,
  identity: Identity,
  user: KnownUser | undefined,
  { client, hasWorked = false }: Claim,
  isProven: () => Promise<boolean>,
): Promise<Outcome<KnownUser, ProvePasswordCode>> {
  const caller = await parts.devices.recognise(user?.id, client);
  const taken = await parts.guard.take({ identity, caller, hasWorked });
  if (!taken.ok) return taken;
  const isRight = await isProven();
  if (user === undefined || !isRight) {
    parts.events.note('login.refused', 'a login was refused');
    await parts.signIns.record(user?.id, client, 'password_wrong');
    return reject('login_failed');
  }
  await parts.guard.succeeded(identity, caller);
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
    await inTransaction(parts.db, { lock: `user ${user.id}` }, async (tx) => {
      const now = await tx.selectFrom('users').select('password_hash').where('id', '=', user.id).executeTakeFirst();
      if (now?.password_hash === user.password_hash) {
        await parts.bonds.updateUser(tx, user.id, { password_hash: passwordHash });
      }
    });
  }
  return true;
}
