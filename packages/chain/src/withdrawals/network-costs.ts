import type { Exchange, RailId } from '@candor/exchange';
import { type Atoms, atoms } from '@candor/money';
import { type ChainLog, type Hash, hashBytes } from '../chain.ts';
import { commandIdOf } from '../command-id.ts';
import { type ChainAssets, nativeAsset } from '../rails.ts';
import type { ChainDatabase } from '../store.ts';
import { atomsOfUnits } from '../units.ts';

/** After the treasury could not pay. */
const retryMs = 600_000;
const perRound = 50;

/** The chain's fees for our transactions, kept until the exchange has booked them. */
export class NetworkCosts {
  readonly #db: ChainDatabase;
  readonly #exchange: Pick<Exchange, 'query' | 'submit'>;
  readonly #assets: ChainAssets;
  readonly #log: ChainLog;
  readonly #nowMs: () => number;

  constructor(options: {
    readonly db: ChainDatabase;
    readonly exchange: Pick<Exchange, 'query' | 'submit'>;
    readonly assets: ChainAssets;
    readonly log: ChainLog;
    readonly nowMs: () => number;
  }) {
    this.#db = options.db;
    this.#exchange = options.exchange;
    this.#assets = options.assets;
    this.#log = options.log;
    this.#nowMs = options.nowMs;
  }

  /** `cost` in wei; a transaction is booked once, however often this is called. */
  async keep(railId: RailId, transaction: Hash, cost: bigint): Promise<void> {
    const amount = atomsOfUnits(cost, await nativeAsset(this.#exchange, this.#assets), 'up');
    if (amount === 0n) return;
    this.#db.prepare('INSERT OR IGNORE INTO costs VALUES (?, ?, ?, 1, 0, 0)').run(transaction, railId, String(amount));
  }

  /** Costs that the exchange has not booked, and the number of all that are known. */
  unbooked(): { readonly amount: Atoms; readonly known: number } {
    const { known } = this.#db.prepare('SELECT count(*) AS known FROM costs').get();
    const open: readonly { readonly amount: string }[] = this.#db
      .prepare('SELECT amount FROM costs WHERE is_booked = 0')
      .all();
    return { amount: atoms(open.reduce((total, { amount }) => total + BigInt(amount), 0n)), known };
  }

  /**
   * Books the costs that are due. One that the treasury cannot pay now is tried again in ten minutes, under a new id.
   */
  async book(): Promise<void> {
    const due = this.#db
      .prepare('SELECT * FROM costs WHERE is_booked = 0 AND next_at_ms <= ? ORDER BY rowid LIMIT ?')
      .all(this.#nowMs(), perRound);
    if (due.length === 0) return;
    const { assetId } = await nativeAsset(this.#exchange, this.#assets);
    for (const { transaction_hash: transaction, rail_id: railId, amount, attempt } of due) {
      const { outcome } = await this.#exchange.submit<'funding.book_network_cost'>({
        commandId: commandIdOf('cost', transaction, attempt),
        actor: 'system',
        command: {
          type: 'funding.book_network_cost',
          railId,
          assetId,
          amount: atomsIn(amount),
          transaction: hashBytes(transaction),
        },
      });
      if (outcome.ok) this.#db.prepare('UPDATE costs SET is_booked = 1 WHERE transaction_hash = ?').run(transaction);
      else this.#postpone(transaction, outcome.code);
    }
  }

  #postpone(transaction: Hash, refusal: string): void {
    this.#log.warn({ event: 'network_cost.refused', transaction, refusal }, 'a network cost is not booked yet');
    this.#db
      .prepare('UPDATE costs SET attempt = attempt + 1, next_at_ms = ? WHERE transaction_hash = ?')
      .run(this.#nowMs() + retryMs, transaction);
  }
}

function atomsIn(text: string): Atoms {
  return atoms(BigInt(text));
}
