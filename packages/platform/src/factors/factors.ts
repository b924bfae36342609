import type { FactorKind } from '@candor/api';
import { type Outcome, done, reject, rejectUntil } from '@candor/kernel';
import type { Caller } from '../devices/caller.ts';
import type { RepeatedEvents } from '../repeated-events.ts';
import type { FactorTries } from './factor-tries.ts';
import type { Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import type { Totp } from './totp.ts';

export type FactorCode = 'second_factor_missing' | 'second_factor_wrong' | 'second_factor_locked';

/** The proof of a second factor: a code, or a passkey's signature. */
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

/** The context in which a proof is checked. */
interface FactorContext {
  /** The purpose of the passkey's challenge. */
  readonly purpose: string;
  readonly origin: string;
  readonly takesRecoveryCode: boolean;
  readonly caller: Caller;
}

interface Parts {
  readonly totp: Totp;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly tries: FactorTries;
  /** Called when a factor was right: it is not lost. */
  readonly whenProven: (userId: number) => Promise<void>;
  /** Called when so many were wrong that an attacker may be guessing. */
  readonly whenGuessed: (userId: number) => Promise<void>;
  readonly events: RepeatedEvents;
}

const sixDigits = /^\d{6}$/;

/** The second factors of users: an authenticator app and passkeys. A mailbox does not count (ASVS 6.3.6). */
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

  /** Checks a proof. A right one is used up; a wrong code costs a try. */
  async prove(userId: number, proof: FactorProof, context: FactorContext): Promise<Outcome<void, FactorCode>> {
    const { factorCode, passkey } = proof;
    if (factorCode === undefined && passkey === undefined) return reject('second_factor_missing');
    if (!(await this.has(userId))) return reject('second_factor_missing');
    const proven =
      passkey === undefined
        ? await this.#proveCode(userId, factorCode ?? '', context)
        : await this.#provePasskey(userId, passkey, context);
    if (proven.ok) await this.#parts.whenProven(userId);
    else if (proven.code === 'second_factor_wrong')
      this.#parts.events.note('factor.refused', 'a second factor was wrong');
    return proven;
  }

  /** A signature cannot be guessed: wrong ones cost nothing, and where codes have to wait it still opens. */
  async #provePasskey(
    userId: number,
    passkey: string,
    { purpose, origin }: FactorContext,
  ): Promise<Outcome<void, FactorCode>> {
    const proven = await this.#parts.passkeys.prove(purpose, passkey, origin);
    return proven?.userId === userId ? done(undefined) : reject('second_factor_wrong');
  }

  async #proveCode(userId: number, factorCode: string, context: FactorContext): Promise<Outcome<void, FactorCode>> {
    const { tries, whenGuessed } = this.#parts;
    const taken = await tries.take(userId, context.caller);
    if (taken.lockedUntilMs !== undefined) return rejectUntil('second_factor_locked', taken.lockedUntilMs);
    if (await this.#isRight(userId, factorCode, context)) {
      await tries.giveBack(userId, context.caller);
      return done(undefined);
    }
    if (tries.isNoticed(taken)) await whenGuessed(userId);
    return reject('second_factor_wrong');
  }

  async #isRight(userId: number, factorCode: string, context: FactorContext): Promise<boolean> {
    const { totp, recoveryCodes } = this.#parts;
    if (sixDigits.test(factorCode)) return totp.use(userId, factorCode);
    return context.takesRecoveryCode && recoveryCodes.use(userId, factorCode);
  }
}
