import { type Outcome, done, reject } from '@candor/kernel';
import { ensureExchangeAccount } from './exchange-account.ts';
import type { CheckCode } from '../codes/codes.ts';
import { askerOf } from '../devices/caller.ts';
import { parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import { checkNewPassword, ownWordsOf, type PasswordCode } from '../passwords/policy.ts';
import type { Client } from '../sessions/sessions.ts';
import type { AccountParts } from './parts.ts';
import { type MayHaveWorked, placeOf, type WorkCode } from './place-of.ts';
import { findPerson } from './users.ts';
import { inTransaction } from '../database/in-transaction.ts';

export interface ResetPassword extends MayHaveWorked {
  readonly userString: string;
  readonly areaCode?: string;
  readonly code: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly client: Client;
}

/** In the order they are checked. */
type ResetPasswordCode = PhoneCode | WorkCode | CheckCode | PasswordCode;

/**
 * Sets a new password with a code sent for `forget`, ends every session, holds withdrawals, and tells the owner. The
 * next login still needs a second factor. Without an account no code is ever right, so the answer is that of a wrong
 * code.
 */
export async function resetPassword(
  parts: AccountParts,
  input: ResetPassword,
): Promise<Outcome<void, ResetPasswordCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  const place = placeOf(parts.hasher, input);
  if (!place.ok) return place;
  const asker = askerOf(input.client);
  const checked = await parts.codes.check(identity, 'forget', input.code, asker);
  if (!checked.ok) return checked;
  const ownWords = ownWordsOf(parts.siteName, [identity.value]);
  const acceptable = checkNewPassword(input.password, input.repeatedPassword, ownWords);
  if (!acceptable.ok) return acceptable;

  const passwordHash = await parts.hasher.hash(input.password, place.value);
  const user = await findPerson(parts.db, identity);
  if (user === undefined) return reject('code_wrong');
  const accountId = await ensureExchangeAccount(parts, user);
  const untilMs = await parts.holds.before(accountId, 'password_changed', `forget ${checked.value.sentAtMs}`);
  const afterwards = await inTransaction(parts.db, { lock: `user ${user.id}` }, async (tx) => {
    if (!(await parts.codes.consume(tx, identity, 'forget', input.code, asker))) return undefined;
    await parts.devices.forgetAllIn(tx, user.id);
    const changes = { password_hash: passwordHash, password_changed_at_ms: parts.clock() };
    await parts.bonds.updateUser(tx, user.id, changes);
    return [
      await parts.recoveries.cancelIn(tx, user.id, 'change'),
      await parts.notices.sendIn(tx, user, { kind: 'password_changed', untilMs }),
      await parts.sessions.endAllIn(tx, user.id),
    ];
  });
  if (afterwards === undefined) return reject('code_wrong');
  for (const act of afterwards) act();
  await parts.guard.forgive(identity);
  return done(undefined);
}
