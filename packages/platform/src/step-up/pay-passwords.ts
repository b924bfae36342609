import { dayMs, done, type Outcome, reject, rejectUntil } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { PasswordHasher } from '../passwords/hasher.ts';
import { Turns } from '../turns.ts';

const triesMax = 5;
const lockMs = dayMs;

type PayPasswordCode = 'pay_password_missing' | 'pay_password_wrong' | 'pay_password_locked';

interface Parts {
  readonly db: Kysely<PlatformTables>;
  readonly clock: () => number;
  readonly hasher: PasswordHasher;
}

/**
 * The six digits that money out is confirmed with, beside a second factor. Hashed for themselves and good for nothing
 * else; five wrong ones in a row lock money out for a day, and never a login or a trade (docs/security.md#money-out).
 */
export class PayPasswords {
  readonly #parts: Parts;
  readonly #turns = new Turns<number>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** `undefined` when none is set. */
  async find(userId: number): Promise<{ readonly lockedUntilMs?: number } | undefined> {
    const row = await this.#parts.db
      .selectFrom('pay_passwords')
      .select('locked_until_ms')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return row.locked_until_ms > this.#parts.clock() ? { lockedUntilMs: row.locked_until_ms } : {};
  }

  hash(payPassword: string): Promise<string> {
    return this.#parts.hasher.hash(payPassword, 'ahead');
  }

  /** Sets it or replaces the one before. A lock stays: the person who resets it may be the one who guessed. */
  async set(tx: Kysely<PlatformTables>, userId: number, passwordHash: string): Promise<void> {
    const fresh = { password_hash: passwordHash, changed_at_ms: this.#parts.clock() };
    await tx
      .insertInto('pay_passwords')
      .values({ user_id: userId, ...fresh, tries: 0, locked_until_ms: 0 })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
      .execute();
  }

  async verify(userId: number, given: string | undefined): Promise<Outcome<void, PayPasswordCode>> {
    if (given === undefined) return reject('pay_password_missing');
    // One after the other: right ones that come at the same time are not taken for guesses.
    return this.#turns.inTurn(userId, () => this.#judge(userId, given));
  }

  async #judge(userId: number, given: string): Promise<Outcome<void, PayPasswordCode>> {
    const { db, clock, hasher } = this.#parts;
    const nowMs = clock();
    const kept = await this.find(userId);
    if (kept === undefined) return reject('pay_password_missing');
    if (kept.lockedUntilMs !== undefined) return rejectUntil('pay_password_locked', kept.lockedUntilMs);
    // The try is taken before it is judged, in one statement: guesses in several processes get five, not five each.
    const tried = await db
      .updateTable('pay_passwords')
      .set((row) => ({ tries: row('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('tries', '<', triesMax)
      .where('locked_until_ms', '<=', nowMs)
      .returning(['password_hash', 'tries'])
      .executeTakeFirst();
    if (tried !== undefined && (await hasher.verify(tried.password_hash, given, 'ahead'))) {
      await db.updateTable('pay_passwords').set({ tries: 0 }).where('user_id', '=', userId).execute();
      return done(undefined);
    }
    if (tried !== undefined && tried.tries < triesMax) return reject('pay_password_wrong');
    const lockedUntilMs = nowMs + lockMs;
    await db
      .updateTable('pay_passwords')
      .set({ tries: 0, locked_until_ms: lockedUntilMs })
      .where('user_id', '=', userId)
      .where('locked_until_ms', '<=', nowMs)
      .execute();
    return rejectUntil('pay_password_locked', lockedUntilMs);
  }
}
