import { Fault } from '@candor/kernel';
import { storageFault } from '@candor/kernel/files';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

export type ChainDatabase = DatabaseSyncInstance;

/** The state that watcher and sender need after a restart. Amounts are decimal text. */
const schema = `
  CREATE TABLE IF NOT EXISTS identity (
    chain_id INTEGER NOT NULL,
    hot_wallet TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS addresses (
    address TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL UNIQUE
  );
  CREATE TABLE IF NOT EXISTS blocks (
    number INTEGER PRIMARY KEY,
    hash TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS deposits (
    rail_id INTEGER NOT NULL,
    transaction_hash TEXT NOT NULL,
    transfer_index INTEGER NOT NULL,
    account_id INTEGER NOT NULL,
    amount TEXT NOT NULL,
    height INTEGER NOT NULL,
    block_hash TEXT NOT NULL,
    status TEXT NOT NULL,
    episode INTEGER NOT NULL,
    PRIMARY KEY (rail_id, transaction_hash, transfer_index)
  );
  CREATE INDEX IF NOT EXISTS deposits_status ON deposits (status, height);
  CREATE INDEX IF NOT EXISTS deposits_block ON deposits (block_hash);
  CREATE TABLE IF NOT EXISTS swept (
    account_id INTEGER NOT NULL,
    rail_id INTEGER NOT NULL,
    height INTEGER,
    looked_at_ms INTEGER NOT NULL,
    PRIMARY KEY (account_id, rail_id)
  );
  CREATE TABLE IF NOT EXISTS sweeps (
    transaction_hash TEXT PRIMARY KEY,
    rail_id INTEGER NOT NULL,
    sender TEXT NOT NULL,
    sent_at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS costs (
    transaction_hash TEXT PRIMARY KEY,
    rail_id INTEGER NOT NULL,
    amount TEXT NOT NULL,
    attempt INTEGER NOT NULL,
    next_at_ms INTEGER NOT NULL,
    is_booked INTEGER NOT NULL
  );
`;

/**
 * Opens a database of this package's own; a commit is on the disk when it returns. One that cannot be opened is a `Fault`
 * that names it: the disk's, or `chain_file_damaged`.
 */
export function openDatabase(path: string, statements: string): ChainDatabase {
  let db: ChainDatabase | undefined;
  try {
    db = new DatabaseSync(path, { timeout: 5_000 });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    db.exec(statements);
    return db;
  } catch (error) {
    db?.close();
    throw storageFault(error, path) ?? damaged(path, error);
  }
}

function damaged(path: string, error: unknown): Fault {
  const said = error instanceof Error ? error.message : String(error);
  const message = `${path} is damaged (${said}). Restore the whole folder from a backup; "When a start is refused" in docs/operating.md says what it costs to go on without it.`;
  return new Fault('chain_file_damaged', message, { cause: error });
}

/**
 * Opens the database of one chain and one hot wallet. Throws a `Fault` (`chain_settings`) when the file belongs to
 * another one: its contents would mean nothing here.
 */
export function openChainDatabase(path: string, chainId: number, hotWallet: string): ChainDatabase {
  const db = openDatabase(path, schema);
  const known = db.prepare('SELECT chain_id, hot_wallet FROM identity').get();
  if (known === undefined) {
    db.prepare('INSERT INTO identity VALUES (?, ?)').run(chainId, hotWallet);
  } else if (known.chain_id !== chainId || known.hot_wallet !== hotWallet) {
    db.close();
    throw new Fault(
      'chain_settings',
      `${path} belongs to chain ${known.chain_id} and to another key: choose another folder.`,
    );
  }
  return db;
}

/** All of `write`, or none of it. */
export function together<T>(db: ChainDatabase, write: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = write();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
