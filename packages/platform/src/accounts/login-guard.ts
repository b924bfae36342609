import { dayMs, done, type Outcome, reject, rejectUntil } from '@candor/kernel';
import type { Kysely } from 'kysely';
import { inTransaction, type Lock } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Caller } from '../devices/caller.ts';
import type { Identity } from '../identity/identity.ts';
import { ipClient } from '../identity/ip-prefix.ts';

/** The number of wrong passwords in a row that are free, before each further one locks for longer. */
export interface LoginLimits {
  /** For one identity from one address or device: a person who forgot, or one who guesses. */
  readonly perIdentityAndIp: number;
  /** For one identity from everywhere: guessing from many addresses. Beyond it tries cost work, and lock nobody out. */
  readonly perIdentity: number;
  /** For one address over all identities: one password tried on many accounts. */
  readonly perIp: number;
}

export const standardLoginLimits: LoginLimits = { perIdentityAndIp: 5, perIdentity: 100, perIp: 100 };

const firstLockMs = 60_000;
const lockMsMax = 3_600_000;
/** Failures older than this are forgotten. */
const memoryMs = dayMs;

interface Counter {
  readonly bucket: string;
  /** The identity whose failures it counts; empty when it counts an address over all identities. */
  readonly identity: string;
  readonly max: number;
  /** The consequence of too many: a wait, or proof of work for each further one. */
  readonly answer: 'wait' | 'work';
}

interface LoginTry {
  readonly identity: Identity;
  readonly caller: Caller;
  readonly hasWorked: boolean;
}

export type GuardCode = 'login_locked' | 'work_needed';

/**
 * Slows guessing down (docs/security.md#accounts). It counts by the typed name, whether there is such an account or
 * not, so that a lockout reveals nothing either. A try is counted before the password is checked and given back when it
 * was right: a burst of parallel guesses has no more tries than a row of them. Strangers' tries count against them: a
 * device or session of the owner is counted separately, and no tries lock a name for everybody.
 */
export class LoginGuard {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;
  readonly #limits: LoginLimits;

  constructor(db: Kysely<PlatformTables>, clock: () => number, limits: LoginLimits) {
    this.#db = db;
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Counts a try, or refuses it; tries that are refused are not counted and lengthen nothing. */
  async take({ identity, caller, hasWorked }: LoginTry): Promise<Outcome<void, GuardCode>> {
    const nowMs = this.#clock();
    return inTransaction(this.#db, { lock: locksOf(identity, caller) }, async (tx) => {
      await tx
        .deleteFrom('login_failures')
        .where('last_at_ms', '<', nowMs - memoryMs)
        .execute();
      const counters = this.#counters(identity, caller);
      const rows = await tx
        .selectFrom('login_failures')
        .selectAll()
        .where(
          'bucket',
          'in',
          counters.map(({ bucket }) => bucket),
        )
        .execute();
      const countOf = (bucket: string): number => rows.find((row) => row.bucket === bucket)?.count ?? 0;
      const lockedUntilMs = Math.max(0, ...rows.map((row) => row.locked_until_ms));
      if (nowMs < lockedUntilMs) return rejectUntil('login_locked', lockedUntilMs);
      const costsWork = counters.some(({ bucket, max, answer }) => answer === 'work' && countOf(bucket) >= max);
      if (costsWork && !hasWorked) return reject('work_needed');
      for (const { bucket, identity: counted, max, answer } of counters) {
        const count = countOf(bucket) + 1;
        const lockedForMs = answer === 'wait' ? lockMs(count, max) : 0;
        const next = { count, last_at_ms: nowMs, locked_until_ms: nowMs + lockedForMs };
        await tx
          .insertInto('login_failures')
          .values({ bucket, identity: counted, ...next })
          .onConflict((conflict) => conflict.column('bucket').doUpdateSet(next))
          .execute();
      }
      return done(undefined);
    });
  }

  /** The password was right: this person's count ends, and the others get their try back. */
  async succeeded(identity: Identity, caller: Caller): Promise<void> {
    const [own, ...others] = this.#counters(identity, caller);
    await inTransaction(this.#db, { lock: locksOf(identity, caller) }, async (tx) => {
      await tx.deleteFrom('login_failures').where('bucket', '=', own.bucket).execute();
      if (others.length === 0) return;
      await tx
        .updateTable('login_failures')
        .set((row) => ({ count: row('count', '-', 1), locked_until_ms: 0 }))
        .where(
          'bucket',
          'in',
          others.map(({ bucket }) => bucket),
        )
        .where('count', '>', 0)
        .execute();
    });
  }

  /** The password was replaced by the holder of the mailbox or the phone: old failures no longer matter. */
  async forgive(identity: Identity): Promise<void> {
    await inTransaction(this.#db, { lock: `logins of ${identity.value}` }, (tx) =>
      tx.deleteFrom('login_failures').where('identity', '=', identity.value).execute(),
    );
  }

  /** The caller's own first. */
  #counters({ value: identity }: Identity, caller: Caller): readonly [Counter, ...Counter[]] {
    const { perIdentity, perIdentityAndIp, perIp } = this.#limits;
    const own = { identity, max: perIdentityAndIp, answer: 'wait' } as const;
    if (caller.knownAs !== undefined) return [{ bucket: `known ${identity} ${caller.knownAs}`, ...own }];
    const client = ipClient(caller.ip);
    return [
      { bucket: `own ${identity} ${client}`, ...own },
      { bucket: `everywhere ${identity}`, identity, max: perIdentity, answer: 'work' },
      { bucket: `ip ${client}`, identity: '', max: perIp, answer: 'wait' },
    ];
  }
}

/** A try is counted in rows of its name and of its network: both are locked while they are checked. */
function locksOf({ value }: Identity, caller: Caller): readonly [Lock, ...Lock[]] {
  const own = `logins of ${value}` as const;
  return caller.knownAs === undefined ? [own, `logins from ${ipClient(caller.ip)}`] : [own];
}

/** None up to `max` tries; then a minute, doubled with each further try, up to an hour. */
function lockMs(count: number, max: number): number {
  if (count < max) return 0;
  return Math.min(firstLockMs * 2 ** Math.min(count - max, 10), lockMsMax);
}
