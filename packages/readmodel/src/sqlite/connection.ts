import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type { SqliteDatabase } from './open.ts';
import { StatementCache } from './statement-cache.ts';

export class SqliteConnection implements DatabaseConnection {
  readonly #database: SqliteDatabase;
  readonly #statements: StatementCache;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#statements = new StatementCache(database);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, yieldsRows } = this.#statements.prepare(query.sql);
    const parameters = query.parameters.map(asBound);
    if (yieldsRows) return { rows: statement.all(...parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Rows in chunks. Uses a statement of its own, because a cached one could be run again while this one is read. */
  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    const statement = this.#database.prepare(query.sql);
    try {
      let rows: Row[] = [];
      for (const row of statement.iterate(...query.parameters.map(asBound))) {
        rows.push(row as Row);
        if (rows.length >= chunkSize) {
          yield { rows };
          rows = [];
        }
      }
      if (rows.length > 0) yield { rows };
    } finally {
      statement.close();
    }
  }

  close(): void {
    this.#statements.clear();
  }
}

function asBound(parameter: unknown): unknown {
  switch (typeof parameter) {
    case 'bigint':
      return parameter.toString();
    case 'boolean':
      return parameter ? 1 : 0;
    case 'undefined':
      throw new TypeError('a parameter is given: an absent value is null, not undefined');
    default:
      return parameter;
  }
}
