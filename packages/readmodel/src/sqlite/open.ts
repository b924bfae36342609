import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

export type SqliteDatabase = DatabaseSyncInstance;

interface SqliteOptions {
  /**
   * `full` (the default) makes each commit durable before it returns. `normal` may lose the last commits when the
   * machine loses power, never the file's integrity: right only for data that can be rebuilt.
   */
  readonly synchronous?: 'full' | 'normal';
  /** Refuses every write, and needs a file that exists. */
  readonly readOnly?: boolean;
}

/** The time that a statement waits for another connection's lock before it fails. */
const busyTimeoutMs = 5_000;

/**
 * Opens one connection to a file (or `:memory:`) in the way all of Candor's databases are kept: a write-ahead log, so
 * that readers never wait for the writer, and foreign keys that are enforced.
 */
export function openSqlite(path: string, options: SqliteOptions = {}): SqliteDatabase {
  const { synchronous = 'full', readOnly = false } = options;
  const database = new DatabaseSync(path, { readOnly, timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
  if (!readOnly) database.exec('pragma journal_mode = wal');
  database.exec(`pragma synchronous = ${synchronous}`);
  database.exec('pragma temp_store = memory');
  return database;
}
