import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

const triesMax = 5;
const windowMs = 15 * 60_000;

/** Bounds guessing at second factors: five wrong ones in a quarter of an hour, then none until it is over. */
export class FactorTries {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Takes a try before it is judged, in one statement; gives when there will be one, if there is none now. */
  async take(userId: number): Promise<number | undefined> {
    const nowMs = this.#clock();
    await this.#db
      .deleteFrom('factor_tries')
      .where('user_id', '=', userId)
      .where('since_ms', '<=', nowMs - windowMs)
      .execute();
    const { count, since_ms } = await this.#db
      .insertInto('factor_tries')
      .values({ user_id: userId, count: 1, since_ms: nowMs })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((row) => ({ count: row('factor_tries.count', '+', 1) })),
      )
      .returning(['count', 'since_ms'])
      .executeTakeFirstOrThrow();
    return count > triesMax ? since_ms + windowMs : undefined;
  }

  /** The factor was right: nobody is guessing. */
  async forget(userId: number): Promise<void> {
    await this.#db.deleteFrom('factor_tries').where('user_id', '=', userId).execute();
  }
}
