import type { Factor } from '../factors/factors.ts';
import { ownerOf } from './owner.ts';
import type { SafetyParts } from './parts.ts';

/** The protection of an account on the side of the platform; holds and the book-only mode are the exchange's. */
interface SafetyState {
  readonly email: string | null;
  readonly phone: string | null;
  readonly uid: number;
  readonly passwordChangedAtMs: number;
  readonly hasPayPassword: boolean;
  readonly payPasswordLockedUntilMs?: number;
  readonly factors: readonly Factor[];
  readonly recoveryCodesLeft: number;
  readonly phishingWord: string;
}

export async function safetyState(parts: SafetyParts, userId: number): Promise<SafetyState> {
  const owner = await ownerOf(parts, userId);
  const payPassword = await parts.payPasswords.find(userId);
  const lockedUntilMs = payPassword?.lockedUntilMs;
  return {
    email: owner.email,
    phone: owner.phone,
    uid: owner.uid,
    passwordChangedAtMs: owner.password_changed_at_ms,
    hasPayPassword: payPassword !== undefined,
    ...(lockedUntilMs === undefined ? {} : { payPasswordLockedUntilMs: lockedUntilMs }),
    factors: await parts.factors.list(userId),
    recoveryCodesLeft: await parts.recoveryCodes.left(parts.db, userId),
    phishingWord: owner.phishing_word,
  };
}
