import type { RowOf, Table } from '../schema/table.ts';
import type { SqliteDatabase } from '../sqlite/index.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/**
 * Writes and finds rows of one table by prepared statements made from its declaration: the cost of a query builder for
 * each of thousands of rows a second is paid once here.
 */
export class TableWriter<T extends Table> {
  readonly #names: readonly string[];
  readonly #atomsNames: readonly string[];
  readonly #insert: Statement;
  readonly #upsert: Statement;
  readonly #find: Statement;
  readonly #findBefore: Statement;

  constructor(database: SqliteDatabase, table: T) {
    this.#names = Object.keys(table.columns);
    this.#atomsNames = this.#names.filter((name) => table.columns[name]?.isAtoms);
    const values = `(${this.#names.join(', ')}) values (${this.#names.map(() => '?').join(', ')})`;
    const changes = this.#names
      .filter((name) => !table.key.includes(name))
      .map((name) => `${name} = excluded.${name}`)
      .join(', ');
    const last = table.key.at(-1);
    const keyed = (comparison: '=' | '<') =>
      table.key.map((name) => `${name} ${name === last ? comparison : '='} ?`).join(' and ');
    this.#insert = database.prepare(`insert into ${table.name} ${values}`);
    this.#upsert = database.prepare(
      `insert into ${table.name} ${values} on conflict (${table.key.join(', ')}) do ${changes ? `update set ${changes}` : 'nothing'}`,
    );
    this.#find = database.prepare(`select * from ${table.name} where ${keyed('=')}`);
    this.#findBefore = database.prepare(
      `select * from ${table.name} where ${keyed('<')} order by ${last} desc limit 1`,
    );
  }

  /** Writes a row that must be new. */
  insert(row: RowOf<T>): void {
    this.#insert.run(...this.#bound(row));
  }

  /** Writes a row whether it is new or not. */
  upsert(row: RowOf<T>): void {
    this.#upsert.run(...this.#bound(row));
  }

  /** The row with these values of the key columns, in their order. */
  find(...key: readonly (string | number)[]): RowOf<T> | undefined {
    return this.#row(this.#find.get(...key));
  }

  /** The row with the same key columns but the last, and the largest value of the last that is smaller. */
  findBefore(...key: readonly (string | number)[]): RowOf<T> | undefined {
    return this.#row(this.#findBefore.get(...key));
  }

  #row(found: Record<string, unknown> | undefined): RowOf<T> | undefined {
    if (!found) return undefined;
    for (const name of this.#atomsNames) {
      const text = found[name];
      if (text !== null) found[name] = BigInt(text as string);
    }
    return found as RowOf<T>;
  }

  #bound(row: RowOf<T>): unknown[] {
    const values: unknown[] = [];
    for (const name of this.#names) {
      const value = row[name as keyof typeof row] as unknown;
      values.push(typeof value === 'bigint' ? value.toString() : value);
    }
    return values;
  }
}
