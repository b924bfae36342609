import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { assert, Fault } from '@candor/kernel';
import { syncFolder } from '@candor/kernel/files';
import { DatabaseSync } from '@photostructure/sqlite';
import { AnswerRuns } from './answer-runs.ts';
import { type Database, inMemory, type JournalFormat, type JournalIdentity } from './database.ts';
import { damaged, unreadable } from './faults.ts';
import { readable } from './group-source.ts';
import { newestFormat, raiseFormat, readIdentity, writeIdentity } from './identity.ts';
import { refuseLost } from './journal-mark.ts';
import { checkWal } from './wal-check.ts';

/** Types and statements that PostgreSQL takes too (with bytea for BLOB and bigint for INTEGER). */
const commonSchema = `
  CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  );
  CREATE TABLE groups (
    first_sequence INTEGER PRIMARY KEY,
    last_sequence INTEGER NOT NULL,
    record_count INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    chain BLOB NOT NULL
  );
`;

/** Each in one row; a writer stood still while it was written. */
const wholeSnapshots = `
  CREATE TABLE snapshots (
    sequence INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    chain BLOB NOT NULL,
    state_hash TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
`;

const snapshotsInParts = `
  CREATE TABLE snapshots (
    sequence INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    chain BLOB NOT NULL,
    state_hash TEXT NOT NULL,
    size INTEGER NOT NULL
  );
  CREATE TABLE snapshot_parts (
    sequence INTEGER NOT NULL,
    part INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (sequence, part)
  );
`;

/** The index of answers. */
const answerRows = `
  CREATE TABLE answers (
    key INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (key, sequence)
  ) WITHOUT ROWID;
`;
const answerRuns = `
  CREATE TABLE answer_runs (
    first_sequence INTEGER PRIMARY KEY,
    last_sequence INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    sum TEXT NOT NULL
  );
`;

const schemas: Readonly<Record<JournalFormat, string>> = {
  1: commonSchema + wholeSnapshots + answerRows,
  2: commonSchema + wholeSnapshots + answerRuns,
  3: commonSchema + snapshotsInParts + answerRuns,
};

/** Opens the journal for its one writer; creates it when there is none. */
export function openForWriting(path: string, name: string): { db: Database; identity: JournalIdentity } {
  if (path !== inMemory) {
    guarded(path, () => {
      if (!existsSync(path)) createFile(path, name);
      checkHeader(path);
    });
    checkWal(`${path}-wal`);
  }
  return guarded(path, () => {
    const db = new DatabaseSync(path, { timeout: 5_000 });
    try {
      if (path === inMemory) writeSchema(db, { name, salt: newSalt() });
      // A start empties the write-ahead log, so that a torn end in it can only be of this run: `wal-check.ts` counts on it.
      db.exec(`${durability} PRAGMA wal_checkpoint(TRUNCATE);`);
      if (path !== inMemory) {
        assertDurable(db);
        checkPages(db);
      }
      const identity = readIdentity(db, path);
      if (path !== inMemory) checkTables(db, path, identity.format);
      return { db, identity: identity.format === newestFormat ? identity : raised(db, identity) };
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/**
 * Checks the pages of the file. Their contents are proven elsewhere; this is about pages that are used twice or
 * misplaced, which the next write would make worse.
 */
export function checkPages(db: Database): void {
  for (const pragma of ['quick_check(1)', "integrity_check('meta')"]) {
    const rows = readable('the pages of the file', () => db.prepare(`PRAGMA ${pragma}`).all());
    const found = Object.values(rows[0] ?? {})[0];
    if (found !== 'ok') throw damaged('the pages of the file', String(found));
  }
}

/** The file's own first bytes: SQLite takes a wrong version of its format for a file that may not be written. */
function checkHeader(path: string): void {
  const header = Buffer.alloc(headerSize);
  const handle = openSync(path, 'r');
  try {
    readSync(handle, header, 0, headerSize, 0);
  } finally {
    closeSync(handle);
  }
  const versions = [header[18], header[19]];
  if (header.toString('latin1', 0, 16) !== headerText || !versions.every((version) => version === 1 || version === 2))
    throw damaged(path, 'it does not begin as a database does');
}

const headerSize = 20;
const headerText = 'SQLite format 3\0';

/** Checks the tables against this program's: one flipped bit of a column's type would change later writes. */
function checkTables(db: Database, path: string, format: JournalFormat): void {
  const fresh = new DatabaseSync(inMemory);
  try {
    fresh.exec(schemas[format]);
    if (tablesOf(db) !== tablesOf(fresh)) throw damaged(path, 'its tables are not those of a journal');
  } finally {
    fresh.close();
  }
}

/**
 * Makes the tables those of the newest format. Without `answers_through` the index is then made from the groups; a whole
 * snapshot becomes one of a single part.
 */
function raised(db: Database, identity: JournalIdentity): JournalIdentity {
  db.exec('BEGIN IMMEDIATE');
  if (identity.format === '1')
    db.exec(`DROP TABLE answers; ${answerRuns} DELETE FROM meta WHERE name IN ('answers_through', 'answers_sum');`);
  db.exec(`ALTER TABLE snapshots RENAME TO whole_snapshots; ${snapshotsInParts}
    INSERT INTO snapshots SELECT sequence, at_ms, chain, state_hash, length(bytes) FROM whole_snapshots;
    INSERT INTO snapshot_parts SELECT sequence, 0, bytes FROM whole_snapshots;
    DROP TABLE whole_snapshots;`);
  const raisedIdentity = raiseFormat(db, identity);
  db.exec('COMMIT');
  return raisedIdentity;
}

function tablesOf(db: Database): string {
  return JSON.stringify(db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name').all());
}

/** Opens an existing journal for readers, which may be many and in other threads and processes. */
export function openForReading(path: string): { db: Database; identity: JournalIdentity } {
  if (!existsSync(path)) throw new Fault('journal_missing', `There is no journal at ${path}.`);
  return guarded(path, () => {
    const db = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
    try {
      return { db, identity: readIdentity(db, path) };
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

const durability = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON;';

/** Built beside its place and moved there whole: a journal file that is there but empty or unreadable is damage, never a first start. */
function createFile(path: string, name: string): void {
  if (existsSync(`${path}-wal`)) throw damaged(path, 'the file is gone, but its write-ahead log is there');
  refuseLost(path);
  const draft = `${path}.new`;
  createDraft(draft, { name, salt: newSalt() }).close();
  syncFile(draft);
  renameSync(draft, path);
  syncFolder(dirname(path));
}

/** An empty journal in a file of its own, to be filled, synced and moved to its place. */
export function createDraft(path: string, identity: Pick<JournalIdentity, 'name' | 'salt'>): Database {
  for (const file of [path, `${path}-wal`, `${path}-shm`]) rmSync(file, { force: true });
  const db = new DatabaseSync(path);
  writeSchema(db, identity);
  return db;
}

export function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function newSalt(): string {
  return randomBytes(8).toString('hex');
}

function writeSchema(db: Database, identity: Pick<JournalIdentity, 'name' | 'salt'>): void {
  db.exec(schemas[newestFormat]);
  writeIdentity(db, identity);
  db.prepare("INSERT INTO meta (name, value) VALUES ('epoch', '0')").run();
  new AnswerRuns(db, identity.salt).note(0);
}

function assertDurable(db: Database): void {
  const { journal_mode: mode } = db.prepare('PRAGMA journal_mode').get();
  const { synchronous } = db.prepare('PRAGMA synchronous').get();
  assert(mode === 'wal' && synchronous === 2, 'a journal is a write-ahead log that is synced at every commit');
}

function guarded<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    throw unreadable(path, error, path);
  }
}
