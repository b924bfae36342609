import type { LanguageCode } from '@candor/api';
import { type Outcome, reject } from '@candor/kernel';
import { askerOf } from '../devices/caller.ts';
import type { FactorProof } from '../factors/factors.ts';
import { type Identity, parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { Client } from '../sessions/sessions.ts';
import { loginFactor, type LoginFactorCode } from './login-factor.ts';
import { openSession, type LoggedIn } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { type MayHaveWorked, placeOf, type WorkCode } from './place-of.ts';
import { provePassword, type ProvePasswordCode, proveUser } from './prove-password.ts';
import { findPerson, findUser, isFrozen } from './users.ts';

export interface Login extends MayHaveWorked {
  readonly userString: string;
  readonly areaCode?: string;
  /** By password, or by a code that was sent for the scene `login`. */
  readonly proof: { readonly password: string } | { readonly code: string };
  /** Of a user with one. */
  readonly factor?: FactorProof;
  /** Of the page: a passkey of it will do. */
  readonly origin: string;
  readonly client: Client;
  /** "Stay logged in": 30 days; otherwise 12 hours without a call end the session. */
  readonly stays: boolean;
  readonly lang?: LanguageCode;
}

/** In the order they are checked. */
type LoginCode = PhoneCode | WorkCode | ProvePasswordCode | 'account_frozen' | LoginFactorCode;

/**
 * One answer for every reason to refuse a possible account: no such user, a wrong password, a wrong or spent code. Only
 * with those right does the answer reveal a second factor, or that the account is frozen.
 */
export async function login(parts: AccountParts, input: Login): Promise<Outcome<LoggedIn, LoginCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  const place = placeOf(parts.hasher, input);
  if (!place.ok) return place;
  const { proof, client } = input;
  const known = 'code' in proof ? await findPerson(parts.db, identity) : await findUser(parts.db, identity);
  const proven =
    'code' in proof
      ? await proveUser(parts, identity, known, input, () => isRightCode(parts, identity, proof.code, client))
      : await provePassword(parts, identity, known, { ...input, password: proof.password }, place.value);
  if (!proven.ok) return proven;
  const user = proven.value;
  const { factor: given = {} } = input;
  // A user with a factor has not lost it, and has to use it: also where the account stays shut, the right one cancels.
  const bringsFactor = given.factorCode !== undefined || given.passkey !== undefined;
  if (!bringsFactor) await parts.recoveries.carryOutDue(user.id);
  if (user.frozen_at_ms !== null && (await isFrozen(parts.db, user.id))) {
    if (bringsFactor) await loginFactor(parts, user.id, given, input);
    await parts.signIns.record(user.id, client, 'frozen');
    return reject('account_frozen');
  }
  const factor = await loginFactor(parts, user.id, given, input);
  if (!factor.ok) {
    if (factor.code !== 'second_factor_needed') await parts.signIns.record(user.id, client, 'factor_wrong');
    return factor;
  }
  // Only now: a user who needs a factor sends the same code again.
  if ('code' in proof && !(await parts.codes.consume(parts.db, identity, 'login', proof.code, askerOf(client)))) {
    return reject('login_failed');
  }
  return openSession(parts, user, input);
}

async function isRightCode(parts: AccountParts, identity: Identity, code: string, client: Client): Promise<boolean> {
  return (await parts.codes.check(identity, 'login', code, askerOf(client))).ok;
}
