import type { CodeChannel } from '@candor/api';
import { type Outcome, done, present, reject } from '@candor/kernel';
import type { Kysely, Selectable } from 'kysely';
import type { LoginGuard } from '../accounts/login-guard.ts';
import type { PlatformTables, UserRow } from '../database/tables.ts';
import { callerOfSession } from '../devices/caller.ts';
import type { StepUpUser } from '../step-up/step-ups.ts';
import type { Identity } from '../identity/identity.ts';
import { addressOf, emailOf, phoneOf } from '../notices/owner.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import { isPossiblePassword } from '../passwords/policy.ts';

export type Owner = Selectable<UserRow>;

/** The current user of a session. */
export async function ownerOf({ db }: { readonly db: Kysely<PlatformTables> }, userId: number): Promise<Owner> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  return present(row, 'a session belongs to a user');
}

/** The exchange's account of a signed-in user: no session begins before the account is open. */
export function accountIdOf(owner: Owner): number {
  return present(owner.exchange_account_id, 'a signed-in user has an account at the exchange');
}

/** The state of the account in notices. */
export function accountStateOf(owner: Owner): 'open' | 'frozen' {
  return owner.frozen_at_ms === null ? 'open' : 'frozen';
}

export type ReauthCode = 'password_wrong' | 'login_locked';

/**
 * Requires the login password again before a change of the account's protection (ASVS 7.5.1). Guessing it with a
 * stolen session is counted by that session, so that tries at the login do not lock owners out of their own settings.
 */
export async function checkOwner(
  parts: { readonly guard: LoginGuard; readonly hasher: PasswordHasher },
  owner: Owner,
  password: string,
  changer: StepUpUser,
): Promise<Outcome<void, ReauthCode>> {
  const identity = present(addressOf(owner), 'every user has an e-mail address or a phone');
  const caller = callerOfSession(changer);
  const taken = await parts.guard.take({ identity, caller, hasWorked: true });
  if (!taken.ok) return { ...taken, code: 'login_locked' };
  if (!isPossiblePassword(password) || !(await parts.hasher.verify(owner.password_hash, password, 'ahead'))) {
    return reject('password_wrong');
  }
  await parts.guard.succeeded(identity, caller);
  return done(undefined);
}

/** The owner's address that a code goes to: the one that is named, else the mail, else the phone. */
export function ownAddress(owner: Owner, channel: CodeChannel | undefined): Outcome<Identity, 'channel_missing'> {
  const address = channel === undefined ? addressOf(owner) : channel === 'email' ? emailOf(owner) : phoneOf(owner);
  return address === undefined ? reject('channel_missing') : done(address);
}
