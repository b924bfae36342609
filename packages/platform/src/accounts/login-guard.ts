import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';
import type { Identity } from '../identity/identity.ts';
import { ipClient } from '../identity/ip-prefix.ts';

/** How many wrong passwords in a row are free, before each further one locks for longer. */
export interface LoginLimits {
  /** For one identity from one address: a person who forgot, or one who guesses. */
  readonly perIdentityAndIp: number;
  /** For one identity from everywhere: guessing from many addresses. High, because it also keeps the owner out. */
  readonly perIdentity: number;
  /** For one address over all identities: one password tried on many accounts. */
  readonly perIp: number;
}

export const standardLoginLimits: LoginLimits = { perIdentityAndIp: 5, perIdentity: 100, perIp: 100 };

const firstLockMs = 60_000;
const lockMsMax = 3_600_000;
/** Failures older than this are forgotten. */
const memoryMs = 86_400_000;

interface Counter {
  readonly bucket: string;
  /** Whose failures it counts; empty when it counts an address over all identities. */
  readonly identity: string;
  readonly max: number;
}

/**
 * Slows guessing down (security.md W8, W9, W26). It counts by what was typed, whether there is such an account or not,
 * so that being locked out tells nothing either. A try is counted before the password is looked at and given back when
 * it was right: a burst of parallel guesses has no more tries than a row of them.
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

  /**
   * Counts a try. Gives until when this caller has to wait, if he has to; waiting tries are not counted and lengthen
   * nothing.
   */
  async lockedUntil(identity: Identity, ip: string): Promise<number | undefined> {
    const nowMs = this.#clock();
    return this.#db.transaction().execute(async (tx) => {
      await tx
        .deleteFrom('login_failures')
        .where('last_at_ms', '<', nowMs - memoryMs)
        .execute();
      const counters = this.#counters(identity, ip);
      const rows = await tx
        .selectFrom('login_failures')
        .selectAll()
        .where(
          'bucket',
          'in',
          counters.map(({ bucket }) => bucket),
        )
        .execute();
      const lockedUntilMs = Math.max(0, ...rows.map((row) => row.locked_until_ms));
      if (nowMs < lockedUntilMs) return lockedUntilMs;
      for (const { bucket, identity: counted, max } of counters) {
        const count = (rows.find((row) => row.bucket === bucket)?.count ?? 0) + 1;
        const next = { count, last_at_ms: nowMs, locked_until_ms: nowMs + lockMs(count, max) };
        await tx
          .insertInto('login_failures')
          .values({ bucket, identity: counted, ...next })
          .onConflict((conflict) => conflict.column('bucket').doUpdateSet(next))
          .execute();
      }
      return undefined;
    });
  }

  /** The password was right: this person's count ends, and the address gets its try back. */
  async succeeded(identity: Identity, ip: string): Promise<void> {
    const [own, everywhere, address] = this.#counters(identity, ip);
    const givenBack = [everywhere.bucket, address.bucket];
    await this.#db.transaction().execute(async (tx) => {
      await tx.deleteFrom('login_failures').where('bucket', '=', own.bucket).execute();
      await tx
        .updateTable('login_failures')
        .set((row) => ({ count: row('count', '-', 1), locked_until_ms: 0 }))
        .where('bucket', 'in', givenBack)
        .where('count', '>', 0)
        .execute();
    });
  }

  /** The password was replaced by somebody who holds the mailbox or the phone: old failures no longer matter. */
  async forgive(identity: Identity): Promise<void> {
    await this.#db.deleteFrom('login_failures').where('identity', '=', identity.value).execute();
  }

  #counters(identity: Identity, ip: string): readonly [Counter, Counter, Counter] {
    const client = ipClient(ip);
    return [
      { bucket: `own ${identity.value} ${client}`, identity: identity.value, max: this.#limits.perIdentityAndIp },
      { bucket: `everywhere ${identity.value}`, identity: identity.value, max: this.#limits.perIdentity },
      { bucket: `ip ${client}`, identity: '', max: this.#limits.perIp },
    ];
  }
}

/** None up to `max` tries; then a minute, doubled with each further try, up to an hour. */
function lockMs(count: number, max: number): number {
  if (count < max) return 0;
  return Math.min(firstLockMs * 2 ** Math.min(count - max, 10), lockMsMax);
}
