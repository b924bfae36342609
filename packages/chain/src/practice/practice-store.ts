import { openDatabase, type ChainDatabase } from '../store.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS practice_blocks (
    number INTEGER PRIMARY KEY,
    hash TEXT NOT NULL,
    parent_hash TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS practice_transactions (
    hash TEXT PRIMARY KEY,
    sender TEXT NOT NULL,
    nonce INTEGER NOT NULL,
    recipient TEXT NOT NULL,
    token TEXT,
    units TEXT NOT NULL,
    fee TEXT NOT NULL,
    height INTEGER,
    UNIQUE (sender, nonce)
  );
  CREATE INDEX IF NOT EXISTS practice_transactions_height ON practice_transactions (height);
`;

/**
 * The practice chain's own file. A block or a payment that was ever reported is on the disk: the books depend on it.
 */
export function openPracticeDatabase(path: string): ChainDatabase {
  return openDatabase(path, schema);
}
