import { dayMs } from '@candor/kernel';
import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/**
 * The play money that a user gets in a day on request, beside the faucet: payments of the practice chain and claims
 * that the practice desk accepts. Counted in USDT atoms, before anything is paid.
 */
export class PracticeAllowance {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Takes from a user's allowance of a UTC day, in one statement: a burst gets no more than the day has. */
  async take(userId: number, atoms: bigint, dayMax: bigint): Promise<boolean> {
    if (atoms > dayMax) return false;
    const day = Math.floor(this.#clock() / dayMs);
    await this.#db.deleteFrom('practice_days').where('day', '<', day).execute();
    const taken = await this.#db
      .insertInto('practice_days')
      .values({ user_id: userId, day, atoms: Number(atoms) })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day'])
          .doUpdateSet((row) => ({ atoms: row('practice_days.atoms', '+', Number(atoms)) }))
          .where('practice_days.atoms', '<=', Number(dayMax - atoms)),
      )
      .returning('atoms')
      .executeTakeFirst();
    return taken !== undefined;
  }

  /** Gives back an amount that was not granted after all. */
  async giveBack(userId: number, atoms: bigint): Promise<void> {
    await this.#db
      .updateTable('practice_days')
      .set((row) => ({ atoms: row('atoms', '-', Number(atoms)) }))
      .where('user_id', '=', userId)
      .where('day', '=', Math.floor(this.#clock() / dayMs))
      .where('atoms', '>=', Number(atoms))
      .execute();
  }
}
