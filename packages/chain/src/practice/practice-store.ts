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

/** The practice chain's own file. What was played on it is not money, so a lost second after a power failure is none either. */
export function openPracticeDatabase(path: string): ChainDatabase {
  const db = openDatabase(path, schema);
  db.exec('PRAGMA synchronous = NORMAL');
  return db;
}
