import type { StatementSyncInstance } from '@photostructure/sqlite';
import type { SqliteDatabase } from './open.ts';

/** A prepared statement with its cached details. */
interface Prepared {
  readonly statement: StatementSyncInstance;
  /** True when running it yields rows: a `select`, or a change with `returning`. */
  readonly yieldsRows: boolean;
}

/** Statements prepared once per SQL text, the least recently used dropped first. */
export class StatementCache {
  readonly #database: SqliteDatabase;
  readonly #capacity: number;
  readonly #bySql = new Map<string, Prepared>();

  constructor(database: SqliteDatabase, capacity = 256) {
    this.#database = database;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#bySql.size;
  }

  prepare(sql: string): Prepared {
    const kept = this.#bySql.get(sql);
    if (kept) {
      // A map keeps the order of insertion, so taking it out and putting it back makes it the newest.
      this.#bySql.delete(sql);
      this.#bySql.set(sql, kept);
      return kept;
    }
    const statement = this.#database.prepare(sql);
    const prepared = { statement, yieldsRows: statement.columns().length > 0 };
    this.#bySql.set(sql, prepared);
    if (this.#bySql.size > this.#capacity) this.#dropOldest();
    return prepared;
  }

  clear(): void {
    for (const { statement } of this.#bySql.values()) statement.close();
    this.#bySql.clear();
  }

  #dropOldest(): void {
    for (const [sql, { statement }] of this.#bySql) {
      this.#bySql.delete(sql);
      statement.close();
      return;
    }
  }
}
