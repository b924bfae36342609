import type { Kysely } from 'kysely';
import type { PlatformTables } from '../database/tables.ts';

/** The balance of a bank's account, or of a wallet that no watcher sees, at the end of a day. Amounts are decimal text. */
interface RailStatement {
  readonly railId: number;
  /** UTC days since 1970. */
  readonly day: number;
  readonly closing: string;
  /** Of it, the house's own money that never came in over the rail. */
  readonly own: string;
  readonly operator: string;
  readonly enteredAtMs: number;
}

/** Statements that operators enter, to compare the ledger with: they change nothing in it. */
export class RailStatements {
  readonly #db: Kysely<PlatformTables>;
  readonly #clock: () => number;

  constructor(db: Kysely<PlatformTables>, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async enter({ railId, day, closing, own, operator }: Omit<RailStatement, 'enteredAtMs'>): Promise<void> {
    const row = { rail_id: railId, day, closing, own, operator, entered_at_ms: this.#clock() };
    await this.#db
      .insertInto('rail_statements')
      .values(row)
      .onConflict((conflict) => conflict.columns(['rail_id', 'day', 'entered_at_ms']).doUpdateSet(row))
      .execute();
  }

  /** The statement of the last day of each rail, as it was entered last. */
  async newest(): Promise<readonly RailStatement[]> {
    const rows = await this.#db
      .selectFrom('rail_statements')
      .selectAll()
      .orderBy('day')
      .orderBy('entered_at_ms')
      .execute();
    const last = new Map(rows.map((row) => [row.rail_id, row]));
    return [...last.values()].map((row) => ({
      railId: row.rail_id,
      day: row.day,
      closing: row.closing,
      own: row.own,
      operator: row.operator,
      enteredAtMs: row.entered_at_ms,
    }));
  }
}
