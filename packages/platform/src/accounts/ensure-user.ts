import { inTransaction } from '../database/in-transaction.ts';
import type { UserRow } from '../database/tables.ts';
import { assert } from '@candor/kernel';
import type { Management } from '../database/tables.ts';
import { removeAllFactors } from '../factors/remove-all.ts';
import { normalizeEmail } from '../identity/email.ts';
import { asSeen } from '../profile/reserved-names.ts';
import { ensureExchangeAccount } from './exchange-account.ts';
import type { AccountParts } from './parts.ts';
import type { KnownUser } from './prove-password.ts';
import type { Registered } from './register.ts';
import { findUser, insertUser } from './users.ts';

export interface EnsureUser {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  /** Absent: a person's, as tests want it. */
  readonly managed?: Management;
  /** The id under which its account is opened, where the exchange has it already. Absent: drawn. */
  readonly commandId?: string;
}

/**
 * A ready account without a code, for the demo user that a practice installation prints at its start and for its
 * simulated traders. The same e-mail again returns the same user, its password untouched.
 */
export async function ensureUser(parts: AccountParts, input: EnsureUser): Promise<Registered> {
  assert(parts.mode === 'practice', 'an account without a verified address exists in practice only');
  const email = normalizeEmail(input.email);
  assert(email !== undefined, 'the ready account has a valid e-mail address');
  const identity = { kind: 'email', value: email } as const;
  const before = await findUser(parts.db, identity);
  const passwordHash = before?.password_hash ?? (await parts.hasher.hash(input.password, 'ahead'));
  const { known, user } = await inTransaction(parts.db, { lock: `address ${email}` }, async (tx) => {
    const found = await findUser(tx, identity);
    const fresh = { ...input, identity, passwordHash, invitedBy: null };
    return { known: found, user: found ?? (await insertUser(tx, fresh, parts, parts.clock())) };
  });
  const accountId = await ensureExchangeAccount(parts, user);
  if (known !== undefined && input.managed !== undefined && known.managed !== input.managed) {
    await takeBack(parts, known, input, accountId);
  }
  return { userId: user.id, uid: user.uid, accountId };
}

/** Of a time when these accounts were unprotected: every change of one ends, and it is as it was founded. */
async function takeBack(parts: AccountParts, known: KnownUser, input: EnsureUser, accountId: number): Promise<void> {
  const passwordHash = await parts.hasher.hash(input.password, 'ahead');
  if (known.frozen_at_ms !== null) await parts.holds.unfreeze(accountId, known.freeze_count);
  const founded: Partial<UserRow> = {
    managed: input.managed ?? '',
    password_hash: passwordHash,
    nickname: input.nickname,
    nickname_seen: asSeen(input.nickname),
    signature: '',
    phishing_word: '',
    frozen_at_ms: null,
  };
  const endSessions = await inTransaction(parts.db, { lock: `user ${known.id}` }, async (tx) => {
    await parts.bonds.updateUser(tx, known.id, founded);
    await removeAllFactors(tx, known.id);
    await tx.deleteFrom('api_keys').where('user_id', '=', known.id).execute();
    return parts.sessions.endAllIn(tx, known.id);
  });
  endSessions();
}
