import { dayMs } from '@candor/kernel';
import type { Hash } from '../chain.ts';
import { keccakOf } from '../evm/hash.ts';
import type { ChainDatabase } from '../store.ts';
import { transferIn } from './transactions.ts';

/** A sweep or a top-up, decoded from its bytes. */
interface Move {
  readonly takesWei: bigint;
  readonly signedAtMs: number;
}

/** Longer than limits look back, so that a clock that is put right forgets nothing. */
const movesKeptMs = dayMs;

/** Signed moves between the house's own addresses, stored before they are handed out. */
export class MoveBook {
  readonly #db: ChainDatabase;
  readonly #hotWallet: string;
  #moves: readonly Move[];

  constructor(db: ChainDatabase, hotWallet: string, nowMs: number) {
    this.#db = db;
    this.#hotWallet = hotWallet;
    this.#moves = db
      .prepare('SELECT raw, signed_at_ms FROM moves WHERE signed_at_ms > ?')
      .all(nowMs - movesKeptMs)
      .map((row) => ({ takesWei: this.takenBy(row.raw), signedAtMs: row.signed_at_ms }));
  }

  /** These very bytes were signed before: a chain takes them once. */
  has(raw: Hash): boolean {
    return this.#db.prepare('SELECT 1 FROM moves WHERE hash = ?').get(keccakOf(raw)) !== undefined;
  }

  /** The most ether that the chain can take for it, and the ether it moves elsewhere than to the hot wallet. */
  takenBy(raw: Hash): bigint {
    const { gas, maxFeePerGas, to, units } = transferIn(raw);
    return gas * maxFeePerGas + (to === this.#hotWallet ? 0n : units);
  }

  /** The number of moves signed since then, and their total cost. */
  signedSince(sinceMs: number): { readonly count: number; readonly takesWei: bigint } {
    const moves = this.#moves.filter(({ signedAtMs }) => signedAtMs > sinceMs);
    return { count: moves.length, takesWei: moves.reduce((sum, { takesWei }) => sum + takesWei, 0n) };
  }

  keep(raw: Hash, signedAtMs: number): void {
    const keptAfterMs = signedAtMs - movesKeptMs;
    this.#db.prepare('DELETE FROM moves WHERE signed_at_ms <= ?').run(keptAfterMs);
    this.#db.prepare('INSERT INTO moves VALUES (?, ?, ?)').run(keccakOf(raw), raw, signedAtMs);
    const kept = this.#moves.filter((move) => move.signedAtMs > keptAfterMs);
    this.#moves = [...kept, { takesWei: this.takenBy(raw), signedAtMs }];
  }
}
