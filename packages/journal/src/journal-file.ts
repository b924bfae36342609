import { hash, randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { assert, Fault } from '@candor/kernel';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { genesisChain } from './chain.ts';
import { damaged, messageOf } from './faults.ts';
import { checkWal } from './wal-check.ts';

export type Database = DatabaseSyncInstance;

/** A journal that lives and dies with its process, for tests. */
export const inMemory = ':memory:';

const formatVersion = '1';

/** Types and statements that PostgreSQL takes too (with bytea for BLOB and bigint for INTEGER). */
const schema = `
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
  CREATE TABLE answers (
    key INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    PRIMARY KEY (key, sequence)
  ) WITHOUT ROWID;
  CREATE TABLE snapshots (
    sequence INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL,
    chain BLOB NOT NULL,
    state_hash TEXT NOT NULL,
    bytes BLOB NOT NULL
  );
`;

/** What a journal is called and how its ids are hashed; written once, sealed by a hash of its own. */
export interface JournalIdentity {
  readonly name: string;
  /** Key of the hash of command ids: 8 bytes in hex. */
  readonly salt: string;
  readonly genesis: Buffer;
}

/** Opens the journal for its one writer; creates it when there is none. */
export function openForWriting(path: string, name: string): { db: Database; identity: JournalIdentity } {
  if (path !== inMemory) {
    if (!existsSync(path)) createFile(path, name);
    checkWal(`${path}-wal`);
  }
  return guarded(path, () => {
    const db = new DatabaseSync(path, { timeout: 5_000 });
    try {
      if (path === inMemory) writeSchema(db, name);
      // A start empties the write-ahead log, so that a torn end in it can only be of this run: `wal-check.ts` counts on it.
      db.exec(`${durability} PRAGMA wal_checkpoint(TRUNCATE);`);
      if (path !== inMemory) assertDurable(db);
      return { db, identity: readIdentity(db, path) };
    } catch (error) {
      db.close();
      throw error;
    }
  });
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
  const draft = `${path}.new`;
  for (const file of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(file, { force: true });
  const db = new DatabaseSync(draft);
  writeSchema(db, name);
  db.close();
  syncFile(draft);
  renameSync(draft, path);
  syncFile(dirname(path));
}

function syncFile(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function writeSchema(db: Database, name: string): void {
  const salt = randomBytes(8).toString('hex');
  db.exec(schema);
  const insert = db.prepare('INSERT INTO meta (name, value) VALUES (?, ?)');
  insert.run('format', formatVersion);
  insert.run('name', name);
  insert.run('salt', salt);
  insert.run('seal', sealOf(formatVersion, name, salt));
  insert.run('epoch', '0');
  insert.run('answers_through', '0');
}

function assertDurable(db: Database): void {
  const { journal_mode: mode } = db.prepare('PRAGMA journal_mode').get();
  const { synchronous } = db.prepare('PRAGMA synchronous').get();
  assert(mode === 'wal' && synchronous === 2, 'a journal is a write-ahead log that is synced at every commit');
}

function readIdentity(db: Database, path: string): JournalIdentity {
  const meta = new Map<string, string>();
  for (const { name, value } of db.prepare('SELECT name, value FROM meta').all()) meta.set(name, value);
  const format = meta.get('format') ?? '';
  const name = meta.get('name') ?? '';
  const salt = meta.get('salt') ?? '';
  if (sealOf(format, name, salt) !== meta.get('seal'))
    throw damaged(path, 'its name, salt or format is not what it was');
  if (format !== formatVersion) {
    throw new Fault(
      'journal_format',
      `The journal at ${path} has format ${format}; this program reads ${formatVersion}.`,
    );
  }
  return { name, salt, genesis: genesisChain(name) };
}

function sealOf(format: string, name: string, salt: string): string {
  return hash('sha256', [format, name, salt].join('\n'));
}

function guarded<T>(path: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw damaged(path, messageOf(error), error);
  }
}
