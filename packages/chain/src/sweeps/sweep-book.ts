import type { AccountId, RailId } from '@candor/exchange';
import type { Hash } from '../chain.ts';
import type { ChainDatabase } from '../store.ts';

/** A user's address that may have something to bring in. */
export interface SweepCase {
  readonly accountId: AccountId;
  readonly railId: RailId;
}

/** A transaction of a sweep, or of the gas for one, that has not its confirmations yet. */
export interface SentSweep {
  readonly transaction: Hash;
  readonly railId: RailId;
  /** The sender whose nonce it uses. */
  readonly sender: string;
  readonly sentAtMs: number;
}

/** The addresses that have to be checked, and the transactions under way from them. */
export class SweepBook {
  readonly #db: ChainDatabase;

  constructor(db: ChainDatabase) {
    this.#db = db;
  }

  /** Addresses with deposits that came after they were last found empty. */
  due(railIds: readonly RailId[], limit: number): readonly SweepCase[] {
    const places = railIds.map(() => '?').join(', ');
    return this.#db
      .prepare(
        `SELECT DISTINCT d.account_id AS accountId, d.rail_id AS railId FROM deposits d
         LEFT JOIN swept s ON s.account_id = d.account_id AND s.rail_id = d.rail_id
         WHERE d.status = 'settled' AND d.rail_id IN (${places}) AND (s.height IS NULL OR s.height < d.height)
         ORDER BY coalesce(s.looked_at_ms, 0), d.account_id LIMIT ?`,
      )
      .all(...railIds, limit);
  }

  /** Looked at; `emptyAt`: there was less than the minimum up to that block. */
  looked({ accountId, railId }: SweepCase, atMs: number, emptyAt?: number): void {
    this.#db
      .prepare(
        `INSERT INTO swept VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
         SET height = coalesce(excluded.height, height), looked_at_ms = excluded.looked_at_ms`,
      )
      .run(accountId, railId, emptyAt ?? null, atMs);
  }

  sent(): readonly SentSweep[] {
    return this.#db
      .prepare(
        'SELECT transaction_hash AS "transaction", rail_id AS railId, sender, sent_at_ms AS sentAtMs FROM sweeps ORDER BY rowid',
      )
      .all();
  }

  keepSent({ transaction, railId, sender, sentAtMs }: SentSweep): void {
    this.#db.prepare('INSERT OR IGNORE INTO sweeps VALUES (?, ?, ?, ?)').run(transaction, railId, sender, sentAtMs);
  }

  forgetSent({ transaction }: SentSweep): void {
    this.#db.prepare('DELETE FROM sweeps WHERE transaction_hash = ?').run(transaction);
  }
}
