import { dayMs } from '@candor/kernel';
import type { WithdrawalId } from '@candor/exchange';
import type { Hash } from '../chain.ts';
import { type ChainDatabase, openDatabase } from '../store.ts';
import type { JournalWithdrawal } from './journal-view.ts';
import type { Signature, SignedTransaction } from './signer.ts';
import { transferIn } from './transactions.ts';

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
  CREATE TABLE IF NOT EXISTS moves (
    hash TEXT PRIMARY KEY,
    raw TEXT NOT NULL,
    signed_at_ms INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS moves_signed ON moves (signed_at_ms);
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

/** The signer's own memory: the transactions it has signed, and the part of the journal it has read. */
export function openSignerDatabase(path: string): ChainDatabase {
  return openDatabase(path, schema);
}

/** The outflow signed for one withdrawal, decoded from the signed bytes. */
interface Outflow {
  /** The contract; absent: ether. */
  readonly token: string | undefined;
  readonly units: bigint;
  readonly signedAtMs: number;
}

/** The most that the chain can take for a withdrawal: for the newest of its transactions, whose fee is the highest. */
interface Burning {
  readonly wei: bigint;
  readonly signedAtMs: number;
}

/** As far back as limits look. */
const outflowsKeptMs = dayMs;

/** Signatures, stored before they are handed out. */
export class SignatureBook {
  readonly #db: ChainDatabase;
  readonly #firstNonce: number;
  /** Each withdrawal once, however often its fee was raised. */
  #outflows: readonly Outflow[];
  readonly #burnings = new Map<WithdrawalId, Burning>();

  constructor(db: ChainDatabase, firstNonce: number, nowMs: number) {
    this.#db = db;
    this.#firstNonce = firstNonce;
    const rows = db
      .prepare(
        'SELECT withdrawal_id, attempt, raw, signed_at_ms FROM signatures WHERE signed_at_ms > ? ORDER BY attempt',
      )
      .all(nowMs - outflowsKeptMs);
    this.#outflows = rows.filter(({ attempt }) => attempt === 1).map((row) => outflowOf(row.raw, row.signed_at_ms));
    for (const row of rows) this.#burnings.set(row.withdrawal_id, burningOf(row.raw, row.signed_at_ms));
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

  /**
   * The total signed since then, in the chain's own units. It is counted per contract and from the signed bytes, so
   * that forged rails or assets in the journal do not start a new count.
   */
  signedSince(token: string | undefined, sinceMs: number): bigint {
    let sum = 0n;
    for (const outflow of this.#outflows) {
      if (outflow.token === token && outflow.signedAtMs > sinceMs) sum += outflow.units;
    }
    return sum;
  }

  /** The most gas, in wei, that withdrawals signed or bumped since then can cost, without this one. */
  gasSince(sinceMs: number, butFor?: WithdrawalId): bigint {
    let sum = 0n;
    for (const [withdrawalId, { wei, signedAtMs }] of this.#burnings) {
      if (withdrawalId !== butFor && signedAtMs > sinceMs) sum += wei;
    }
    return sum;
  }

  keep(
    { withdrawalId, railId, receives }: Pick<JournalWithdrawal, 'withdrawalId' | 'railId' | 'receives'>,
    nonce: number,
    attempt: number,
    { hash, raw, fees, signedAtMs }: SignedTransaction,
  ): void {
    const { maxFeePerGas, maxPriorityFeePerGas } = fees;
    const row = [withdrawalId, attempt, nonce, railId, String(receives), hash, raw, String(maxFeePerGas)];
    this.#db
      .prepare('INSERT INTO signatures VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
      .run(...row, String(maxPriorityFeePerGas), signedAtMs);
    for (const [known, burning] of this.#burnings) {
      if (burning.signedAtMs <= signedAtMs - outflowsKeptMs) this.#burnings.delete(known);
    }
    this.#burnings.set(withdrawalId, burningOf(raw, signedAtMs));
    if (attempt > 1) return;
    const counted = this.#outflows.filter((outflow) => outflow.signedAtMs > signedAtMs - outflowsKeptMs);
    this.#outflows = [...counted, outflowOf(raw, signedAtMs)];
  }
}

function outflowOf(raw: Hash, signedAtMs: number): Outflow {
  const { token, units } = transferIn(raw);
  return { token, units, signedAtMs };
}

function burningOf(raw: Hash, signedAtMs: number): Burning {
  const { gas, maxFeePerGas } = transferIn(raw);
  return { wei: gas * maxFeePerGas, signedAtMs };
}
