import { type Outcome, done, reject } from '@candor/kernel';
import type { Selectable } from 'kysely';
import type { UserRow } from '../database/tables.ts';
import { type Identity, parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { Client } from '../sessions/sessions.ts';
import { passwordSizeMax } from '../passwords/policy.ts';
import { ensureExchangeAccount } from './exchange-account.ts';
import type { AccountParts } from './parts.ts';
import { findUser } from './users.ts';

export interface Login {
  readonly userString: string;
  readonly areaCode?: string;
  /** By password, or by a code that was sent for the scene `login`. */
  readonly proof: { readonly password: string } | { readonly code: string };
  readonly client: Client;
  /** "Stay logged in": 30 days; otherwise 12 hours without a call end the session. */
  readonly stays: boolean;
}

export interface LoggedIn {
  /** The session's token. Nothing keeps it but the user's device. */
  readonly token: string;
  readonly userId: number;
  readonly accountId: number;
}

/** In the order they are checked. */
export type LoginCode = PhoneCode | 'login_locked' | 'login_failed';

/**
 * One answer for every reason to refuse what could be an account: no such user, a wrong password, a wrong or spent code. Being locked out is
 * told, but is decided without looking whether the account exists.
 */
export async function login(parts: AccountParts, input: Login): Promise<Outcome<LoggedIn, LoginCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  if (!(await parts.guard.admits(identity, input.client.ip))) return reject('login_locked');
  const user = await findUser(parts.db, identity);
  const isProven =
    'code' in input.proof
      ? await isRightCode(parts, identity, input.proof.code)
      : await isRightPassword(parts, user, input.proof.password);
  if (user === undefined || !isProven) return reject('login_failed');

  await parts.guard.succeeded(identity, input.client.ip);
  const accountId = await ensureExchangeAccount(parts, user);
  const token = await parts.sessions.open({ userId: user.id, accountId }, input.client, input.stays);
  return done({ token, userId: user.id, accountId });
}

async function isRightPassword(
  parts: AccountParts,
  user: Selectable<UserRow> | undefined,
  password: string,
): Promise<boolean> {
  // A text that no password can be is compared with the decoy: it costs the same and megabytes are not hashed.
  const isPossible = password.length <= passwordSizeMax * 2;
  if (!(await parts.hasher.verify(isPossible ? user?.password_hash : undefined, isPossible ? password : ''))) {
    return false;
  }
  if (user !== undefined && parts.hasher.isOutdated(user.password_hash)) {
    const passwordHash = await parts.hasher.hash(password);
    await parts.db
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .execute();
  }
  return true;
}

async function isRightCode(parts: AccountParts, identity: Identity, code: string): Promise<boolean> {
  const checked = await parts.codes.check(identity, 'login', code);
  return checked.ok && parts.codes.consume(parts.db, identity, 'login', code);
}
