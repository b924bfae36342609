import type { LanguageCode } from '@candor/api';
import { type Outcome, reject } from '@candor/kernel';
import type { Client } from '../sessions/sessions.ts';
import { loginPurpose } from './login-factor.ts';
import { type LoggedIn, openSession } from './open-session.ts';
import type { AccountParts } from './parts.ts';
import { type MayHaveWorked, placeOf, type WorkCode } from './place-of.ts';

export interface PasskeyLogin extends MayHaveWorked {
  /** JSON of the device's signature. */
  readonly passkey: string;
  readonly origin: string;
  readonly client: Client;
  readonly stays: boolean;
  readonly lang?: LanguageCode;
}

/** A passkey is two factors in one: a device of the user, and the consent of the person who unlocked it. */
export async function loginByPasskey(
  parts: AccountParts,
  input: PasskeyLogin,
): Promise<Outcome<LoggedIn, WorkCode | 'login_failed' | 'account_frozen'>> {
  const place = placeOf(parts.hasher, input);
  if (!place.ok) return place;
  const proven = await parts.passkeys.prove(loginPurpose, input.passkey, input.origin);
  if (proven === undefined) return reject('login_failed');
  const user = await parts.db.selectFrom('users').selectAll().where('id', '=', proven.userId).executeTakeFirst();
  if (user === undefined) return reject('login_failed');
  await parts.recoveries.cancel(user.id, 'factor');
  if (user.frozen_at_ms !== null) {
    await parts.signIns.record(user.id, input.client, 'frozen');
    return reject('account_frozen');
  }
  return openSession(parts, user, input);
}
