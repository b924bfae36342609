import { type Outcome, done, reject } from '@candor/kernel';
import { type MayHaveWorked, placeOf, type WorkCode } from '../accounts/place-of.ts';
import { provePassword, type ProvePasswordCode } from '../accounts/prove-password.ts';
import { findPerson } from '../accounts/users.ts';
import { askerOf } from '../devices/caller.ts';
import type { CheckCode } from '../codes/codes.ts';
import { parseIdentity } from '../identity/identity.ts';
import type { PhoneCode } from '../identity/phone.ts';
import type { FactorProof } from '../factors/factors.ts';
import { loginFactor, type LoginFactorCode } from '../accounts/login-factor.ts';
import type { Client } from '../sessions/sessions.ts';
import { accountIdOf } from './owner.ts';
import type { SafetyParts } from './parts.ts';
import { inTransaction } from '../database/in-transaction.ts';

export interface UnfreezeAccount extends MayHaveWorked {
  readonly userString: string;
  readonly areaCode?: string;
  readonly password: string;
  /** Sent for `unfreeze`. */
  readonly code: string;
  readonly factor: FactorProof;
  readonly origin: string;
  readonly client: Client;
}

/** In the order they are checked. */
type UnfreezeCode = PhoneCode | WorkCode | ProvePasswordCode | CheckCode | 'account_not_frozen' | LoginFactorCode;

/** Opens a frozen account again: password, code and factor. The waiting time after a change of security follows. */
export async function unfreezeAccount(
  parts: SafetyParts,
  input: UnfreezeAccount,
): Promise<Outcome<void, UnfreezeCode>> {
  const parsed = parseIdentity(input.userString, input.areaCode);
  if (!parsed.ok) return parsed;
  const identity = parsed.value;
  const place = placeOf(parts.hasher, input);
  if (!place.ok) return place;
  const known = await findPerson(parts.db, identity);
  const proven = await provePassword(parts, identity, known, input, place.value);
  if (!proven.ok) return proven;
  const owner = proven.value;
  const asker = askerOf(input.client);
  const checked = await parts.codes.check(identity, 'unfreeze', input.code, asker);
  if (!checked.ok) return checked;
  if (owner.frozen_at_ms === null) return reject('account_not_frozen');
  const factor = await loginFactor(parts, owner.id, input.factor, input);
  if (!factor.ok) return factor;

  // Counted per freezing: the same attempt, sent again after a fault, lifts nothing that was placed later.
  const untilMs = await parts.holds.unfreeze(accountIdOf(owner), owner.freeze_count);
  const sendWord = await inTransaction(parts.db, { lock: `user ${owner.id}` }, async (tx) => {
    if (!(await parts.codes.consume(tx, identity, 'unfreeze', input.code, asker))) return undefined;
    // One that was frozen again meanwhile is opened by another attempt.
    await tx
      .updateTable('users')
      .set({ frozen_at_ms: null })
      .where('id', '=', owner.id)
      .where('freeze_count', '=', owner.freeze_count)
      .execute();
    return parts.notices.sendIn(tx, owner, { kind: 'account_unfrozen', untilMs: untilMs ?? parts.clock() });
  });
  if (sendWord === undefined) return reject('code_wrong');
  sendWord();
  return done(undefined);
}
