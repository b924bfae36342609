import {
  CompiledQuery,
  createQueryId,
  type Driver,
  IdentifierNode,
  type QueryCompiler,
  RawNode,
  type TransactionSettings,
} from 'kysely';
import { SqliteConnection } from './connection.ts';
import type { SqliteDatabase } from './open.ts';

/** The one connection, shared by all callers: Kysely itself queues them. */
export class SqliteDriver implements Driver {
  readonly #database: SqliteDatabase;
  readonly #connection: SqliteConnection;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    this.#connection = new SqliteConnection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return this.#connection;
  }

  /** Takes the write lock at once: a transaction that reads and then writes could otherwise fail in its middle. */
  async beginTransaction(connection: SqliteConnection, settings: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(settings.accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    // Some errors (a full disk) roll back by themselves, and a second rollback would hide them.
    if (this.#database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async savepoint(connection: SqliteConnection, name: string, compile: QueryCompiler['compileQuery']): Promise<void> {
    await connection.executeQuery(savepointCommand('savepoint', name, compile));
  }

  async rollbackToSavepoint(
    connection: SqliteConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(savepointCommand('rollback to', name, compile));
  }

  async releaseSavepoint(
    connection: SqliteConnection,
    name: string,
    compile: QueryCompiler['compileQuery'],
  ): Promise<void> {
    await connection.executeQuery(savepointCommand('release', name, compile));
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#connection.close();
    this.#database.close();
  }
}

function savepointCommand(command: string, name: string, compile: QueryCompiler['compileQuery']): CompiledQuery {
  return compile(
    RawNode.createWithChildren([RawNode.createWithSql(`${command} `), IdentifierNode.create(name)]),
    createQueryId(),
  );
}
