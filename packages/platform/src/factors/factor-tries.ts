import { dayMs, hourMs, minuteMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Caller } from '../devices/caller.ts';
import { ipClient } from '../identity/ip-prefix.ts';

/** The waits after wrong tries: none after the first two, a day after the eighth and each one more. */
const waitsMs = [0, 0, minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, dayMs];
/** A caller without tries for so long begins anew. */
const memoryMs = 2 * dayMs;
/** All strangers together, in a day: three codes of a million are right at a time, so eight tries are 2.4e-5. */
const strangersMax = 8;
/** The number of wrong ones in a day after which the owner is told. */
const noticeAt = 5;

/** A counted try, given back if it turns out right. */
interface TakenTry {
  readonly lockedUntilMs?: number;
  /** The number of wrong tries before, within a day and from all callers. */
  readonly wrongBefore: number;
}

const all = 'all';
const strangers = 'strangers';

/**
 * Bounds guessing at second factors (docs/security.md#floods: less than 5e-5 a day). Each caller waits longer after
 * each wrong try, up to a day, and all strangers together have a number a day; a device or session of the owner is
 * counted by itself, so that strangers' tries do not block the owner's right code.
 */
export class FactorTries {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Takes a try before it is judged, in one transaction; returns the time of the next one, if there is none now. */
  async take(userId: number, caller: Caller): Promise<TakenTry> {
    const nowMs = this.#clock();
    return inTransaction(this.#db, { lock: `user ${userId}` }, async (tx) => {
      await tx
        .deleteFrom('factor_tries')
        .where('user_id', '=', userId)
        .where('last_at_ms', '<=', nowMs - memoryMs)
        .execute();
      const rows = await tx.selectFrom('factor_tries').selectAll().where('user_id', '=', userId).execute();
      const rowOf = (bucket: string) => rows.find((row) => row.bucket === bucket);
      const ofDay = (bucket: string) => {
        const row = rowOf(bucket);
        return row !== undefined && nowMs < row.since_ms + dayMs ? row : undefined;
      };
      const wrongBefore = ofDay(all)?.count ?? 0;
      const own = rowOf(ownBucket(caller));
      const waitUntilMs = own === undefined ? 0 : own.last_at_ms + waitAfter(own.count);
      const others = isStranger(caller) ? ofDay(strangers) : undefined;
      const cappedUntilMs = others !== undefined && others.count >= strangersMax ? others.since_ms + dayMs : 0;
      const lockedUntilMs = Math.max(waitUntilMs, cappedUntilMs);
      if (nowMs < lockedUntilMs) return { lockedUntilMs, wrongBefore };
      for (const bucket of bucketsOf(caller)) {
        const before = bucket === ownBucket(caller) ? own : ofDay(bucket);
        const next = { count: (before?.count ?? 0) + 1, since_ms: before?.since_ms ?? nowMs, last_at_ms: nowMs };
        await tx
          .insertInto('factor_tries')
          .values({ user_id: userId, bucket, ...next })
          .onConflict((conflict) => conflict.columns(['user_id', 'bucket']).doUpdateSet(next))
          .execute();
      }
      return { wrongBefore };
    });
  }

  /** Gives back the tries of a caller whose factor was right, the one just counted among the day's too. */
  async giveBack(userId: number, caller: Caller): Promise<void> {
    await inTransaction(this.#db, { lock: `user ${userId}` }, async (tx) => {
      const own = tx.deleteFrom('factor_tries').where('user_id', '=', userId);
      await own.where('bucket', '=', ownBucket(caller)).execute();
      await tx
        .updateTable('factor_tries')
        .set((row) => ({ count: row('count', '-', 1) }))
        .where('user_id', '=', userId)
        .where('bucket', 'in', bucketsOf(caller).slice(1))
        .where('count', '>', 0)
        .execute();
    });
  }

  /** True if the owner is notified after this wrong try. */
  isNoticed({ wrongBefore }: TakenTry): boolean {
    return wrongBefore + 1 === noticeAt;
  }
}

function isStranger({ knownAs }: Caller): boolean {
  return knownAs === undefined;
}

function ownBucket(caller: Caller): string {
  return caller.knownAs ?? `ip ${ipClient(caller.ip)}`;
}

/** The caller's own bucket comes first. */
function bucketsOf(caller: Caller): readonly string[] {
  return isStranger(caller) ? [ownBucket(caller), strangers, all] : [ownBucket(caller), all];
}

function waitAfter(count: number): number {
  return waitsMs[Math.min(count, waitsMs.length) - 1] ?? 0;
}
