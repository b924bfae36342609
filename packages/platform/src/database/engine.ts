import { createHash } from 'node:crypto';
import { Fault } from '@candor/kernel';
import { storageFault } from '@candor/kernel/files';
import { openSqlite, sqliteDialect } from '@candor/readmodel/sqlite';
import { Kysely, PostgresAdapter, sql } from 'kysely';
import type { PlatformTables } from './tables.ts';

/*
 * The parts that differ between the two engines. Everything else in this package is SQL that SQLite and PostgreSQL both
 * have, which `tools/checks/tidy/both-engines.mjs` checks.
 */

/** Opens the platform's file. */
export function openPlatformFile(path: string): Promise<Kysely<PlatformTables>> {
  return naming(path, async () => new Kysely<PlatformTables>({ dialect: sqliteDialect(openSqlite(path)) }));
}

/** Does something with the file, and names it when the disk or the file itself is to blame: SQLite's own words name nothing. */
export async function naming<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Fault) throw error;
    const { errcode } = error as { readonly errcode?: unknown };
    if (typeof errcode === 'number' && damageCodes.has(errcode & 0xff)) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Fault(
        'platform_damaged',
        `${path} is damaged (${said}). Keep a copy of it, and restore the whole folder from a backup.`,
        { cause: error },
      );
    }
    throw storageFault(error, path) ?? error;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes: ReadonlySet<number> = new Set([11, 26]);

/**
 * Takes locks for the rest of a transaction, in the order given. SQLite has them all already: a transaction begins with
 * the write lock of the whole file. PostgreSQL's advisory locks are numbers, so each name is hashed to the first 64
 * bits of its SHA-256; two names with the same number would only wait for each other.
 */
export async function takeLocks(tx: Kysely<PlatformTables>, names: readonly string[]): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  for (const name of names) {
    const key = createHash('sha256').update(name).digest().readBigInt64BE().toString();
    await sql`select pg_advisory_xact_lock(cast(${key} as bigint))`.execute(tx);
  }
}

/** Reads a file that nothing else has open, without changing it. A missing table yields nothing. */
export function readingFile<T>(path: string, read: (firstOf: FirstOf) => T): T {
  const database = openSqlite(path, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    const present = new Set(tables.map((row) => (row as { name: string }).name));
    return read((table, column) => {
      if (!present.has(table)) return undefined;
      const row = database.prepare(`select ${column} as value from ${table} where ${column} is not null limit 1`).get();
      return (row as { readonly value: unknown } | undefined)?.value;
    });
  } finally {
    database.close();
  }
}

type FirstOf = (table: string, column: string) => unknown;

/** Writes the whole database to a new file, as it is now. */
export async function copyInto(db: Kysely<PlatformTables>, path: string): Promise<void> {
  await sql`vacuum into ${path}`.execute(db);
}

/** The types that a table's columns were declared with. */
export async function columnTypes(db: Kysely<PlatformTables>, table: string): Promise<readonly string[]> {
  const columns = await sql<{ type: string }>`select type from pragma_table_info(${table})`.execute(db);
  return columns.rows.map(({ type }) => type.toLowerCase());
}
