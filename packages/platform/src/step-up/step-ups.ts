import { hash } from 'node:crypto';
import {
  factorChangeSubject,
  payPasswordSubject,
  type StepUpAction,
  type StepUpCode,
  type StepUpMethod,
} from '@candor/api';
import { dayMs, done, type Outcome, reject } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import { callerOfSession } from '../devices/caller.ts';
import type { Factors } from '../factors/factors.ts';
import type { Passkeys } from '../factors/passkeys.ts';
import { type RandomBytes, randomToken } from '../random.ts';
import { Turns } from '../turns.ts';
import type { PayPasswords } from './pay-passwords.ts';

const lifeMs = 60_000;
/** A used one is remembered so long: the same request, sent again after a lost answer, is let through. */
const rememberedMs = dayMs;

/** A session that asks, and whose it is. */
export interface StepUpUser {
  readonly userId: number;
  readonly sessionId: string;
}

export interface BegunStepUp {
  readonly stepUpId: string;
  readonly expiresAtMs: number;
  /** The required methods: the pay password, and one of the others. */
  readonly methods: readonly StepUpMethod[];
  /** JSON, when a passkey will do. */
  readonly passkeyOptions?: string;
}

/** The intended action and its user. */
interface Intent {
  readonly user: StepUpUser;
  readonly action: StepUpAction;
  readonly subject: string;
}

interface BeginStepUp extends Intent {
  /** Of the page that asks: a passkey of it will do. */
  readonly origin: string;
}

interface CompleteStepUp extends Intent {
  readonly stepUpId: string;
  /** Of the call that the proof came with. The same again is let through; without one nothing is. */
  readonly requestId: string | undefined;
  readonly proof: {
    readonly payPassword?: string | undefined;
    readonly factorCode?: string | undefined;
    readonly passkey?: string | undefined;
  };
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly payPasswords: PayPasswords;
  readonly factors: Factors;
  readonly passkeys: Passkeys;
}

/**
 * Proofs for actions that a session alone may not do (docs/security.md#money-out). A step-up is begun for one action on
 * one subject, which the call recomputes from its own fields: the confirmed action is done, or none is. It is good for
 * a minute, for this session, and for once.
 */
export class StepUps {
  readonly #parts: Parts;
  readonly #turns = new Turns<string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async begin({ user, action, subject, origin }: BeginStepUp): Promise<BegunStepUp> {
    const { db, clock, randomBytes, passkeys } = this.#parts;
    const nowMs = clock();
    await db
      .deleteFrom('step_ups')
      .where('expires_at_ms', '<=', nowMs - rememberedMs)
      .execute();
    await db.deleteFrom('step_ups').where('expires_at_ms', '<=', nowMs).where('used_by', 'is', null).execute();
    const stepUpId = randomToken(randomBytes, 16);
    const expiresAtMs = nowMs + lifeMs;
    await db
      .insertInto('step_ups')
      .values({
        id: stepUpId,
        user_id: user.userId,
        session_id: user.sessionId,
        action,
        subject_hash: hashOf(subject),
        origin,
        expires_at_ms: expiresAtMs,
        used_by: null,
      })
      .execute();
    const methods = await this.#methods(user.userId, action, subject);
    if (!methods.includes('passkey')) return { stepUpId, expiresAtMs, methods };
    const passkeyOptions = await passkeys.requestOptions(purposeOf(stepUpId), origin, lifeMs);
    return { stepUpId, expiresAtMs, methods, passkeyOptions };
  }

  /**
   * In the order of `StepUpCode`. Wrong proofs leave it good for another try, within its minute. One after the other: a copy
   * of the same request waits for the first and is let through with it, instead of showing a code that is used up by then.
   */
  complete(input: CompleteStepUp): Promise<Outcome<void, StepUpCode>> {
    return this.#turns.inTurn(input.stepUpId, () => this.#judge(input));
  }

  async #judge(input: CompleteStepUp): Promise<Outcome<void, StepUpCode>> {
    const { user, stepUpId, action, subject, proof } = input;
    const { db, clock, payPasswords, factors } = this.#parts;
    const begun = await db
      .selectFrom('step_ups')
      .selectAll()
      .where('id', '=', stepUpId)
      .where('user_id', '=', user.userId)
      .where('session_id', '=', user.sessionId)
      .executeTakeFirst();
    if (begun === undefined) return reject('step_up_expired');
    const isSame = begun.action === action && begun.subject_hash === hashOf(subject);
    const requestId = input.requestId ?? '';
    if (begun.used_by !== null) {
      return isSame && requestId !== '' && begun.used_by === requestId ? done(undefined) : reject('step_up_expired');
    }
    if (clock() >= begun.expires_at_ms) return reject('step_up_expired');
    if (!isSame) return reject('step_up_differs');

    const needs = needsOf(action, subject);
    if (needs.payPassword) {
      const paid = await payPasswords.verify(user.userId, proof.payPassword);
      if (!paid.ok) return paid;
    }
    if (needs.factor === 'always' || (await factors.has(user.userId))) {
      const context = {
        purpose: purposeOf(stepUpId),
        origin: begun.origin,
        takesRecoveryCode: needs.takesRecoveryCode,
        // A session has proven its owner, so strangers' tries do not keep owners from moving their money.
        caller: callerOfSession(user),
      };
      const proven = await factors.prove(user.userId, proof, context);
      if (!proven.ok) return proven;
    }
    const used = await db
      .updateTable('step_ups')
      .set({ used_by: requestId })
      .where('id', '=', stepUpId)
      .where('used_by', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n ? done(undefined) : reject('step_up_expired');
  }

  /** True if a step-up of this session has been completed. */
  async isCompleted({ userId, sessionId }: StepUpUser, stepUpId: string): Promise<boolean> {
    const begun = await this.#parts.db
      .selectFrom('step_ups')
      .select('used_by')
      .where('id', '=', stepUpId)
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
    return begun !== undefined && begun.used_by !== null;
  }

  async #methods(userId: number, action: StepUpAction, subject: string): Promise<readonly StepUpMethod[]> {
    const needs = needsOf(action, subject);
    const kinds = new Set((await this.#parts.factors.list(userId)).map(({ kind }) => kind));
    return [
      ...(needs.payPassword ? (['pay_password'] as const) : []),
      ...kinds,
      ...(needs.takesRecoveryCode && kinds.size > 0 ? (['recovery'] as const) : []),
    ];
  }
}

interface Needs {
  readonly payPassword: boolean;
  /** `owned`: only from users who have one, so that the first can be set up at all. */
  readonly factor: 'always' | 'owned';
  readonly takesRecoveryCode: boolean;
}

/** The required proofs: both to move money out; the available factor to change the account's protection. */
function needsOf(action: StepUpAction, subject: string): Needs {
  switch (action) {
    case 'withdraw':
    case 'address_add':
    case 'book_only_off':
    case 'api_key':
    case 'otc_release':
    case 'otc_method':
    case 'send':
      return { payPassword: true, factor: 'always', takesRecoveryCode: false };
    case 'pay_password':
      return { payPassword: subject === payPasswordSubject('change'), factor: 'owned', takesRecoveryCode: false };
    case 'factor_change':
      return { payPassword: false, factor: 'owned', takesRecoveryCode: removesFactor(subject) };
  }
}

/** The subject of a removal names the factor; the rest of it is the same for all. */
function removesFactor(subject: string): boolean {
  const totp = factorChangeSubject('remove_totp');
  const anyPasskey = factorChangeSubject('remove_passkey');
  const start = anyPasskey.slice(0, anyPasskey.lastIndexOf('""') + 1);
  return subject === totp || subject.startsWith(start);
}

function purposeOf(stepUpId: string): string {
  return `step_up ${stepUpId}`;
}

function hashOf(subject: string): string {
  return hash('sha256', subject, 'base64url');
}
