export { sqliteDialect } from './dialect.ts';
export { holdFile } from './hold-file.ts';
export { openSqlite, type SqliteDatabase } from './open.ts';
export { StatementCache } from './statement-cache.ts';
