import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './driver.ts';
import type { SqliteDatabase } from './open.ts';

/**
 * Kysely over one open SQLite connection.
 *
 * Whole numbers (ids, milliseconds, prices) are SQL integers and read back as `number`; one that is not a safe integer
 * is refused. A `bigint` parameter is an amount in atoms and is bound as decimal text: atoms of 18-decimal assets do
 * not fit 64 bits, and PostgreSQL's `numeric` is read as the same text. Yes and no are bound as 1 and 0.
 *
 * `destroy()` closes the connection. Kysely runs the statements of one connection in turn, so a transaction is never
 * interleaved with other queries of the same `Kysely`.
 */
export function sqliteDialect(database: SqliteDatabase): Dialect {
  return {
    createDriver: () => new SqliteDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}
