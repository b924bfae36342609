import { createHash } from 'node:crypto';
import { projectionVersion, schemaSql } from '../schema/index.ts';
import type { SqliteDatabase } from '../sqlite/index.ts';

/** Fits SQLite's `user_version`, a signed 32-bit number; 0 is a new file. */
export const schemaStamp =
  createHash('sha256')
    .update([projectionVersion, ...schemaSql].join('\n'))
    .digest()
    .readUInt32BE() >>> 1 || 1;

export function stampOf(database: SqliteDatabase): number {
  return (database.prepare('pragma user_version').get() as { user_version: number }).user_version;
}

/**
 * Leaves the file with this version's tables: as they are, or empty when they were made by another version. There are
 * no migrations here, because everything can be read from the journal again.
 */
export function prepareSchema(database: SqliteDatabase, options: { readonly startOver: boolean }): void {
  if (stampOf(database) === schemaStamp && !options.startOver) return;
  const existing = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`)
    .all() as { name: string }[];
  database.exec('begin immediate');
  for (const { name } of existing) database.exec(`drop table "${name}"`);
  for (const statement of schemaSql) database.exec(statement);
  database.exec(`pragma user_version = ${schemaStamp}`);
  database.exec('commit');
}
