import { codeOnly, isCode, isTest } from '../syntax.mjs';

/** The one file of the platform that may depend on its engine, and the one that begins transactions. */
const engine = 'packages/platform/src/database/engine.ts';
const door = 'packages/platform/src/database/in-transaction.ts';

/** SQL that SQLite has and PostgreSQL has not; in any letters, in code and in the texts of statements. */
const sqliteOnly = [
  [/\bpragma(_\w+)?\b/i, 'a pragma'],
  [/\bvacuum\s+into\b/i, 'VACUUM INTO'],
  [/\binsert\s+or\s+(replace|ignore|abort|fail|rollback)\b/i, 'INSERT OR …: say on conflict'],
  [/\borReplace\(|\borIgnore\(|\breplaceInto\(/, 'INSERT OR …: say onConflict'],
  [/\bsqlite_(master|schema|sequence)\b/i, 'a table of SQLite itself'],
  [/\b_?rowid\b/i, 'a rowid'],
  [/\bautoincrement\b/i, 'AUTOINCREMENT: take a number of id_counters'],
  [/\b(strftime|unixepoch|julianday|ifnull|group_concat|json_extract|randomblob|glob)\s*\(/i, 'a function of SQLite'],
  [/\bbegin\s+(immediate|exclusive|deferred)\b/i, 'a transaction of SQLite'],
  [/\bopenSqlite\b|\bsqliteDialect\b/, 'SQLite itself'],
];

/** The platform runs on SQLite and on PostgreSQL: the parts specific to one of them are in one file. */
export function bothEngines(file) {
  if (!file.path.startsWith('packages/platform/src/') || !isCode(file.path) || isTest(file.path)) return [];
  const code = codeOnly(file);
  const found = [];
  if (file.path !== engine) {
    for (const [words, what] of sqliteOnly) {
      const at = code.search(words);
      if (at >= 0) found.push({ at, says: `${what}: what only one engine has belongs into ${engine}` });
    }
  }
  if (file.path !== door) {
    const at = code.search(/\.(transaction|startTransaction)\(/);
    if (at >= 0) found.push({ at, says: `a transaction without a lock: use inTransaction of ${door}` });
  }
  return found;
}
