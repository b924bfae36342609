import type { CodeChannel } from '@candor/api';
import { type Outcome, done, reject } from '@candor/kernel';
import type { CheckCode } from '../codes/codes.ts';
import { askerOfUser } from '../devices/caller.ts';
import { checkNewPassword, ownWordsOf, type PasswordCode } from '../passwords/policy.ts';
import { accountIdOf, checkOwner, ownAddress, ownerOf, type ReauthCode } from './owner.ts';
import type { SecurityActor, SafetyParts } from './parts.ts';
import { inTransaction } from '../database/in-transaction.ts';

export interface UpdatePassword {
  readonly oldPassword: string;
  readonly password: string;
  readonly repeatedPassword: string;
  readonly code: string;
  /** The channel of the code. */
  readonly channel?: CodeChannel | undefined;
}

/** In the order they are checked. */
type UpdatePasswordCode = 'channel_missing' | PasswordCode | ReauthCode | 'password_same' | CheckCode;

/** Changes the login password, by the old one and a code to the user's own address. Every other session ends. */
export async function updatePassword(
  parts: SafetyParts,
  changer: SecurityActor,
  input: UpdatePassword,
): Promise<Outcome<void, UpdatePasswordCode>> {
  const owner = await ownerOf(parts, changer.userId);
  const address = ownAddress(owner, input.channel);
  if (!address.ok) return address;
  const ownWords = ownWordsOf(parts.siteName, [owner.email, owner.phone, owner.nickname]);
  const acceptable = checkNewPassword(input.password, input.repeatedPassword, ownWords);
  if (!acceptable.ok) return acceptable;
  const proven = await checkOwner(parts, owner, input.oldPassword, changer);
  if (!proven.ok) return proven;
  if (input.password === input.oldPassword) return reject('password_same');
  const checked = await parts.codes.check(address.value, 'password', input.code, askerOfUser(owner.id));
  if (!checked.ok) return checked;

  const passwordHash = await parts.hasher.hash(input.password, 'ahead');
  const untilMs = await parts.holds.before(
    accountIdOf(owner),
    'password_changed',
    `password ${checked.value.sentAtMs}`,
  );
  const afterwards = await inTransaction(parts.db, { lock: `user ${owner.id}` }, async (tx) => {
    if (!(await parts.codes.consume(tx, address.value, 'password', input.code, askerOfUser(owner.id))))
      return undefined;
    const changes = { password_hash: passwordHash, password_changed_at_ms: parts.clock() };
    await parts.bonds.updateUser(tx, owner.id, changes);
    return [
      await parts.recoveries.cancelIn(tx, owner.id, 'change'),
      await parts.notices.sendIn(tx, owner, { kind: 'password_changed', untilMs }),
      await parts.sessions.endAllIn(tx, owner.id, changer.sessionId),
    ];
  });
  if (afterwards === undefined) return reject('code_wrong');
  for (const act of afterwards) act();
  return done(undefined);
}
