import { Fault } from '@candor/kernel';
import { storageFault } from '@candor/kernel/files';
import { openSqlite, sqliteDialect } from '@candor/readmodel/sqlite';
import { Kysely } from 'kysely';
import type { PlatformTables } from './tables.ts';

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
