import type { RailId, WithdrawalId } from '@candor/exchange';
import { type Atoms, atoms } from '@candor/money';
import { type ChainDatabase, openDatabase } from '../store.ts';
import type { Signature, SignedTransaction } from './signer.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS signatures (
    withdrawal_id INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    nonce INTEGER NOT NULL,
    rail_id INTEGER NOT NULL,
    amount TEXT NOT NULL,
    hash TEXT NOT NULL,
    raw TEXT NOT NULL,
    max_fee TEXT NOT NULL,
    max_priority_fee TEXT NOT NULL,
    signed_at_ms INTEGER NOT NULL,
    PRIMARY KEY (withdrawal_id, attempt),
    UNIQUE (nonce, attempt)
  );
  CREATE INDEX IF NOT EXISTS signatures_time ON signatures (rail_id, signed_at_ms);
  CREATE TABLE IF NOT EXISTS facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS rails (
    rail_id INTEGER PRIMARY KEY,
    asset_id INTEGER NOT NULL,
    network TEXT NOT NULL,
    kind TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS assets (
    asset_id INTEGER PRIMARY KEY,
    code TEXT NOT NULL,
    scale INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS withdrawals (
    withdrawal_id INTEGER PRIMARY KEY,
    rail_id INTEGER NOT NULL,
    asset_id INTEGER NOT NULL,
    destination BLOB NOT NULL,
    receives TEXT NOT NULL,
    status TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS own_addresses (
    address TEXT PRIMARY KEY
  );
`;

/** The signer's own memory: what it has signed, and what it has read in the journal. */
export function openSignerDatabase(path: string): ChainDatabase {
  return openDatabase(path, schema);
}

/** What was signed, written down before anybody hears of it. */
export class SignatureBook {
  readonly #db: ChainDatabase;
  readonly #firstNonce: number;

  constructor(db: ChainDatabase, firstNonce: number) {
    this.#db = db;
    this.#firstNonce = firstNonce;
  }

  of(withdrawalId: WithdrawalId): Signature | undefined {
    const rows = this.#db
      .prepare('SELECT * FROM signatures WHERE withdrawal_id = ? ORDER BY attempt')
      .all(withdrawalId);
    if (rows.length === 0) return undefined;
    return {
      nonce: rows[0].nonce,
      transactions: rows.map((row) => ({
        hash: row.hash,
        raw: row.raw,
        fees: { maxFeePerGas: BigInt(row.max_fee), maxPriorityFeePerGas: BigInt(row.max_priority_fee) },
        signedAtMs: row.signed_at_ms,
      })),
    };
  }

  nextNonce(): number {
    const { last } = this.#db.prepare('SELECT max(nonce) AS last FROM signatures').get();
    return last === null ? this.#firstNonce : Math.max(this.#firstNonce, last + 1);
  }

  /** What was signed for on a rail since then: each withdrawal once, however often its fee was raised. */
  signedSince(railId: RailId, sinceMs: number): Atoms {
    const rows = this.#db
      .prepare('SELECT amount FROM signatures WHERE rail_id = ? AND attempt = 1 AND signed_at_ms > ?')
      .all(railId, sinceMs);
    return atoms(rows.reduce((sum: bigint, { amount }: { amount: string }) => sum + BigInt(amount), 0n));
  }

  keep(
    { withdrawalId, railId, receives }: { withdrawalId: WithdrawalId; railId: RailId; receives: Atoms },
    nonce: number,
    attempt: number,
    { hash, raw, fees, signedAtMs }: SignedTransaction,
  ): void {
    const { maxFeePerGas, maxPriorityFeePerGas } = fees;
    const row = [withdrawalId, attempt, nonce, railId, String(receives), hash, raw, String(maxFeePerGas)];
    this.#db
      .prepare('INSERT INTO signatures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(...row, String(maxPriorityFeePerGas), signedAtMs);
  }
}
