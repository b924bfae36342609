import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

const key = 'practice_desk';

/** The switch of the simulated operators of a practice site: on until somebody turns it off to play both sides. */
export class PracticeDeskSwitch {
  readonly #db: Kysely<PlatformTables>;

  constructor(db: Kysely<PlatformTables>) {
    this.#db = db;
  }

  async isOn(): Promise<boolean> {
    const row = await this.#db
      .selectFrom('site_settings')
      .select('value')
      .where('setting_key', '=', key)
      .executeTakeFirst();
    return row?.value !== 'off';
  }

  async turn(isOn: boolean): Promise<void> {
    const value = isOn ? 'on' : 'off';
    await this.#db
      .insertInto('site_settings')
      .values({ setting_key: key, value })
      .onConflict((conflict) => conflict.column('setting_key').doUpdateSet({ value }))
      .execute();
  }
}
