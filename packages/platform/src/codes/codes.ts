import { createHmac } from 'node:crypto';
import { dayMs, dayOf, done, type Outcome, reject, rejectUntil } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import { type RandomBytes, randomText } from '../random.ts';
import type { RepeatedEvents } from '../repeated-events.ts';
import { isSameText } from '../same-text.ts';
import { type Asking, type CodeLimits, sendBuckets } from './code-limits.ts';
import { countUse, isConversionBroken, nextDayMs, takeOne } from './send-counters.ts';
import type { CodeScene } from '@candor/api';

const codeSize = 6;
export const codeLifeMs = 600_000;
export const codeTries = 5;
/** The hash of a code that was used: no code has it. */
const usedHash = '';

export type IssueCode = 'code_resend_too_soon' | 'code_daily_limit';
export type CheckCode = 'code_wrong' | 'code_expired';

/** Which code it was: no two of one asker, identity and scene were sent at the same time. */
export interface CheckedCode {
  readonly sentAtMs: number;
}

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly randomBytes: RandomBytes;
  readonly pepper: Uint8Array;
  readonly limits: CodeLimits;
  readonly events: RepeatedEvents;
}

/**
 * Verification codes: six digits, ten minutes, five tries, one scene, used once, one live code per identity, scene and asker.
 * Kept as an HMAC under the installation's pepper, because a million plain hashes are tried in a moment.
 */
export class VerificationCodes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get resendAfterMs(): number {
    return this.#parts.limits.resendAfterMs;
  }

  /**
   * Makes a code that replaces the asker's previous one. With `isDecoy` everything is the same except that no code
   * will ever be right: the sender of a request for an account that does not exist sees the same limits and answers.
   * It is valid for its asker only, whatever other readers of the message, askers or guessers do.
   */
  async issue(
    to: Identity,
    scene: CodeScene,
    asking: Asking,
    { isDecoy = false }: { readonly isDecoy?: boolean } = {},
  ): Promise<Outcome<string, IssueCode>> {
    const { db, clock, randomBytes, limits } = this.#parts;
    const { asker } = asking;
    const nowMs = clock();
    const code = randomText(randomBytes, '0123456789', codeSize);
    return inTransaction(db, { lock: `address ${to.value}` }, async (tx) => {
      await this.#forgetOld(tx, nowMs);
      const before = await rowOf(tx, to, scene, asker).select('sent_at_ms').executeTakeFirst();
      if (before !== undefined && nowMs - before.sent_at_ms < limits.resendAfterMs) {
        return rejectUntil('code_resend_too_soon', before.sent_at_ms + limits.resendAfterMs);
      }
      for (const bucket of sendBuckets(to, asking, limits)) {
        if (!(await takeOne(tx, bucket, nowMs))) return rejectUntil('code_daily_limit', nextDayMs(nowMs));
      }
      if (await isConversionBroken(tx, to, nowMs, limits)) return rejectUntil('code_daily_limit', nextDayMs(nowMs));
      const fresh = {
        code_hash: this.#hash(to, scene, isDecoy ? `decoy ${code}` : code, asker),
        tries_left: codeTries,
        sent_at_ms: nowMs,
        expires_at_ms: nowMs + codeLifeMs,
      };
      await tx
        .insertInto('verification_codes')
        .values({ identity: to.value, scene, asker, ...fresh })
        .onConflict((conflict) => conflict.columns(['identity', 'scene', 'asker']).doUpdateSet(fresh))
        .execute();
      return done(code);
    });
  }

  /** Checks a code without using it up. A wrong one costs one of the five tries. */
  async check(from: Identity, scene: CodeScene, code: string, asker: string): Promise<Outcome<CheckedCode, CheckCode>> {
    const { db, clock, events } = this.#parts;
    // The try is taken before the comparison, in one statement: a burst of guesses gets five, not five each.
    const live = await db
      .updateTable('verification_codes')
      .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
      .where('identity', '=', from.value)
      .where('scene', '=', scene)
      .where('asker', '=', asker)
      .where('tries_left', '>', 0)
      .where('expires_at_ms', '>', clock())
      .returning(['code_hash', 'sent_at_ms'])
      .executeTakeFirst();
    if (live === undefined) {
      const known = await rowOf(db, from, scene, asker).select('scene').executeTakeFirst();
      events.note('code.refused', 'a code was wrong');
      return reject(known === undefined ? 'code_wrong' : 'code_expired');
    }
    const hash = this.#hash(from, scene, code, asker);
    if (!isSameText(hash, live.code_hash)) {
      events.note('code.refused', 'a code was wrong');
      return reject('code_wrong');
    }
    await db
      .updateTable('verification_codes')
      .set((row) => ({ tries_left: row('tries_left', '+', 1) }))
      .where('identity', '=', from.value)
      .where('scene', '=', scene)
      .where('asker', '=', asker)
      .where('code_hash', '=', hash)
      .execute();
    return done({ sentAtMs: live.sent_at_ms });
  }

  /** Uses a checked code up, in the transaction of its purpose. False when another call was faster. */
  async consume(
    tx: Kysely<PlatformTables>,
    from: Identity,
    scene: CodeScene,
    code: string,
    asker: string,
  ): Promise<boolean> {
    const used = await tx
      .updateTable('verification_codes')
      .set({ tries_left: 0, code_hash: usedHash })
      .where('identity', '=', from.value)
      .where('scene', '=', scene)
      .where('asker', '=', asker)
      .where('code_hash', '=', this.#hash(from, scene, code, asker))
      .where('tries_left', '>', 0)
      .where('expires_at_ms', '>', this.#parts.clock())
      .executeTakeFirst();
    if (used.numUpdatedRows !== 1n) return false;
    await countUse(tx, from, this.#parts.clock());
    return true;
  }

  #hash(of: Identity, scene: CodeScene, code: string, asker: string): string {
    // None of them has a line break in it, so no two of these make the same text.
    const text = `${scene}\n${of.value}\n${code}\n${asker}`;
    return createHmac('sha256', this.#parts.pepper).update(text).digest('base64url');
  }

  /** Deletes entries older than a day: they limit nothing, and may name people who never returned. */
  async #forgetOld(tx: Kysely<PlatformTables>, nowMs: number): Promise<void> {
    await tx
      .deleteFrom('verification_codes')
      .where('sent_at_ms', '<', nowMs - dayMs)
      .execute();
    await tx.deleteFrom('code_sends').where('day', '<', dayOf(nowMs)).execute();
  }
}

function rowOf(db: Kysely<PlatformTables>, identity: Identity, scene: CodeScene, asker: string) {
  return db
    .selectFrom('verification_codes')
    .where('identity', '=', identity.value)
    .where('scene', '=', scene)
    .where('asker', '=', asker);
}
