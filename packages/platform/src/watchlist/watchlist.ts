import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/**
 * The pairs a user watches, in the order they were added. Which pairs exist is the exchange's to say: the caller has
 * asked it before it adds one.
 */
export class Watchlist {
  readonly #db: Kysely<PlatformTables>;

  constructor(db: Kysely<PlatformTables>) {
    this.#db = db;
  }

  /** Adding a pair again changes nothing, not even its place. */
  async add(userId: number, pairId: number): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const last = await tx
        .selectFrom('watchlist')
        .select((row) => row.fn.max('position').as('position'))
        .where('user_id', '=', userId)
        .executeTakeFirst();
      await tx
        .insertInto('watchlist')
        .values({ user_id: userId, pair_id: pairId, position: (last?.position ?? 0) + 1 })
        .onConflict((conflict) => conflict.columns(['user_id', 'pair_id']).doNothing())
        .execute();
    });
  }

  async remove(userId: number, pairId: number): Promise<void> {
    await this.#db.deleteFrom('watchlist').where('user_id', '=', userId).where('pair_id', '=', pairId).execute();
  }

  async list(userId: number): Promise<readonly number[]> {
    const rows = await this.#db
      .selectFrom('watchlist')
      .select('pair_id')
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute();
    return rows.map((row) => row.pair_id);
  }
}
