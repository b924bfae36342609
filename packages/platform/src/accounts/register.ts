import type { LanguageCode } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { Selectable } from 'kysely';
import type { CheckCode } from '../codes/codes.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { UserRow } from '../database/tables.ts';
import { askerOf, deviceHashOf } from '../devices/caller.ts';
import { type Identity, parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { Place } from '../line.ts';
import { checkNewPassword, ownWordsOf, type PasswordCode } from '../passwords/policy.ts';
import { ensureExchangeAccount } from './exchange-account.ts';
import type { Client } from '../sessions/sessions.ts';
import type { AccountParts } from './parts.ts';
import { type MayHaveWorked, placeOf, type WorkCode } from './place-of.ts';
import { findInviter, findUser, insertUser } from './users.ts';

export interface Register extends MayHaveWorked {
  readonly userString: string;
  readonly areaCode?: string;
  readonly code: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly client: Client;
  /** Invitation code of the inviter; absent or empty without one. */
  readonly invitationCode?: string;
  readonly lang?: LanguageCode;
}

export interface Registered {
  readonly userId: number;
  /** Public: 8 or 9 digits. */
  readonly uid: number;
  readonly accountId: number;
}

/** In the order they are checked. */
type RegisterCode = PhoneCode | WorkCode | CheckCode | PasswordCode | 'extension_code_unknown' | 'registration_failed';

/**
 * Makes a user and its exchange account. The user is written first, with the command id of the account and in one
 * transaction with the use of the code; if the process stops before the account is open, the same request again, a
 * login, or the next start completes it.
 */
export async function register(parts: AccountParts, input: Register): Promise<Outcome<Registered, RegisterCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  const place = placeOf(parts.hasher, input);
  if (!place.ok) return place;
  const interrupted = await interruptedRegistration(parts, identity, input.password, place.value);
  if (interrupted !== undefined) return complete(parts, interrupted);

  const asker = askerOf(input.client);
  const checked = await parts.codes.check(identity, 'register', input.code, asker);
  if (!checked.ok) return checked;
  const ownWords = ownWordsOf(parts.siteName, [identity.value]);
  const acceptable = checkNewPassword(input.password, input.repeatedPassword, ownWords);
  if (!acceptable.ok) return acceptable;
  const inviter = await inviterOf(parts, input.invitationCode);
  if (!inviter.ok) return inviter;

  const passwordHash = await parts.hasher.hash(input.password, place.value);
  const user = await inTransaction(parts.db, { lock: `address ${identity.value}` }, async (tx) => {
    if (!(await parts.codes.consume(tx, identity, 'register', input.code, asker))) return undefined;
    if ((await findUser(tx, identity)) !== undefined) return undefined;
    const { lang } = input;
    const deviceHash = deviceHashOf(input.client);
    const fresh = {
      identity,
      passwordHash,
      invitedBy: inviter.value,
      deviceHash,
      ...(lang === undefined ? {} : { lang }),
    };
    return insertUser(tx, fresh, parts, parts.clock());
  });
  // Another user used the code or took the address between the check and here.
  if (user === undefined) return reject('registration_failed');
  return complete(parts, user);
}

async function complete(parts: AccountParts, user: Selectable<UserRow>): Promise<Outcome<Registered, never>> {
  const accountId = await ensureExchangeAccount(parts, user);
  if (user.invited_by !== null) await parts.invitations.registered();
  parts.log.info({ event: 'user.registered', userId: user.id, accountId }, 'a user registered');
  return done({ userId: user.id, uid: user.uid, accountId });
}

/** The code of an interrupted registration is used up, so the password identifies the user. */
async function interruptedRegistration(
  parts: AccountParts,
  identity: Identity,
  password: string,
  place: Place,
): Promise<Selectable<UserRow> | undefined> {
  const user = await findUser(parts.db, identity);
  if (user === undefined || user.exchange_account_id !== null) return undefined;
  return (await parts.hasher.verify(user.password_hash, password, place)) ? user : undefined;
}

async function inviterOf(
  parts: AccountParts,
  invitationCode: string | undefined,
): Promise<Outcome<number | null, 'extension_code_unknown'>> {
  if (invitationCode === undefined || invitationCode.trim() === '') return done(null);
  const inviter = await findInviter(parts.db, invitationCode);
  return inviter === undefined ? reject('extension_code_unknown') : done(inviter);
}
