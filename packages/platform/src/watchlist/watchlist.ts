import type { Kysely } from 'kysely';
import { inTransaction } from '../database/in-transaction.ts';
import type { PlatformTables } from '../database/tables.ts';

interface WatchedPair {
  readonly pairId: number;
  /** 0 when it was added before times were kept. */
  readonly addedAtMs: number;
}

/**
 * The pairs a user watches, in the order they were added. The exchange decides which pairs exist: the caller checks
 * that before it adds one.
 */
export class Watchlist {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Adding a pair again changes nothing, neither its place nor its time. */
  async add(userId: number, pairId: number): Promise<void> {
    await inTransaction(this.#db, { lock: `user ${userId}` }, async (tx) => {
      const last = await tx
        .selectFrom('watchlist')
        .select((row) => row.fn.max('position').as('position'))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      await tx
        .insertInto('watchlist')
        .values({ user_id: userId, pair_id: pairId, position: (last?.position ?? 0) + 1, added_at_ms: this.#clock() })
        .onConflict((conflict) => conflict.columns(['user_id', 'pair_id']).doNothing())
        .execute();
    });
  }

  async remove(userId: number, pairId: number): Promise<void> {
    await this.#db.deleteFrom('watchlist').where('user_id', '=', userId).where('pair_id', '=', pairId).execute();
  }

  async list(userId: number): Promise<readonly WatchedPair[]> {
    const rows = await this.#db
      .selectFrom('watchlist')
      .select(['pair_id', 'added_at_ms'])
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute();
    return rows.map((row) => ({ pairId: row.pair_id, addedAtMs: row.added_at_ms }));
  }
}
