import type { FactorKind } from '@candor/contract';
import { type Outcome, done, reject, rejectUntil } from '@candor/kernel';
import type { FactorTries } from './factor-tries.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Totp } from './totp.ts';

export type FactorCode = 'second_factor_missing' | 'second_factor_wrong' | 'second_factor_locked';

/** What was given of a second factor: a code, or what a passkey signed. */
export interface FactorProof {
  readonly factorCode?: string | undefined;
  readonly passkey?: string | undefined;
}

export interface Factor {
  readonly kind: FactorKind;
  /** Of a passkey; empty for the authenticator app. */
  readonly id: string;
  readonly name: string;
  readonly addedAtMs: number;
  readonly usedAtMs: number | null;
  readonly isBackedUp?: boolean;
}

/** How a proof is judged. */
export interface FactorContext {
  /** What the passkey's challenge was made for. */
  readonly purpose: string;
  readonly origin: string;
  readonly takesRecoveryCode: boolean;
}

interface Parts {
  readonly totp: Totp;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly tries: FactorTries;
  /** Called when a factor was right: it is not lost. */
  readonly whenProven: (userId: number) => Promise<void>;
}

const sixDigits = /^\d{6}$/;

/** The second factors of users: an authenticator app and passkeys. A mailbox is none (ASVS 6.3.6). */
export class Factors {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async list(userId: number): Promise<readonly Factor[]> {
    const app = await this.#parts.totp.find(userId);
    const passkeys = await this.#parts.passkeys.list(userId);
    return [
      ...(app === undefined
        ? []
        : [{ kind: 'totp' as const, id: '', name: '', addedAtMs: app.added_at_ms, usedAtMs: app.used_at_ms }]),
      ...passkeys.map(({ id, name, added_at_ms, used_at_ms, is_backed_up }) => ({
        kind: 'passkey' as const,
        id,
        name,
        addedAtMs: added_at_ms,
        usedAtMs: used_at_ms,
        isBackedUp: is_backed_up === 1,
      })),
    ];
  }

  async has(userId: number): Promise<boolean> {
    return (await this.list(userId)).length > 0;
  }

  /** Whether the proof is right. A right one is used up by that; a wrong one costs one of five tries. */
  async prove(userId: number, proof: FactorProof, context: FactorContext): Promise<Outcome<void, FactorCode>> {
    const { factorCode, passkey } = proof;
    if (factorCode === undefined && passkey === undefined) return reject('second_factor_missing');
    if (!(await this.has(userId))) return reject('second_factor_missing');
    const lockedUntilMs = await this.#parts.tries.take(userId);
    if (lockedUntilMs !== undefined) return rejectUntil('second_factor_locked', lockedUntilMs);
    if (!(await this.#isRight(userId, proof, context))) return reject('second_factor_wrong');
    await this.#parts.tries.forget(userId);
    await this.#parts.whenProven(userId);
    return done(undefined);
  }

  async #isRight(userId: number, { factorCode, passkey }: FactorProof, context: FactorContext): Promise<boolean> {
    const { totp, passkeys, recoveryCodes } = this.#parts;
    if (passkey !== undefined) {
      return (await passkeys.prove(context.purpose, passkey, context.origin))?.userId === userId;
    }
    if (factorCode === undefined) return false;
    if (sixDigits.test(factorCode)) return totp.use(userId, factorCode);
    return context.takesRecoveryCode && recoveryCodes.use(userId, factorCode);
  }
}
