import { assert } from '@candor/kernel';
import { normalizeEmail } from '../identity/email.ts';
import { ensureExchangeAccount } from './exchange-account.ts';
import type { AccountParts } from './parts.ts';
import type { Registered } from './register.ts';
import { findUser, insertUser } from './users.ts';

export interface EnsureUser {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
}

/**
 * A ready account without a code, for the demo user that a practice installation prints at its start. The same e-mail
 * again gives the same user, its password untouched.
 */
export async function ensureUser(parts: AccountParts, input: EnsureUser): Promise<Registered> {
  assert(parts.mode === 'practice', 'an account without a verified address exists in practice only');
  const email = normalizeEmail(input.email);
  assert(email !== undefined, 'the ready account has a valid e-mail address');
  const identity = { kind: 'email', value: email } as const;
  const known = await findUser(parts.db, identity);
  const passwordHash = known?.password_hash ?? (await parts.hasher.hash(input.password, 'ahead'));
  const user =
    known ??
    (await parts.db
      .transaction()
      .execute((tx) =>
        insertUser(
          tx,
          { identity, passwordHash, invitedBy: null, nickname: input.nickname },
          parts.randomBytes,
          parts.clock(),
        ),
      ));
  return { userId: user.id, uid: user.uid, accountId: await ensureExchangeAccount(parts, user) };
}
