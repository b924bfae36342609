import type { PairId } from '@candor/exchange';
import type { PublicTrade, Reader } from '@candor/readmodel';
import type { Pair } from './instruments.ts';

/** Trades kept of each pair: the most that a call may request. */
const tapeSize = 100;
const catchUpMs = 5_000;

/** The last public trades of each pair, newest first. */
export class Tape {
  readonly #trades = new Map<PairId, PublicTrade[]>();

  /** A trade with numbers beyond these fields is fine: only they are kept. */
  add({ tradeId, pairId, price, quantity, takerSide, atMs }: PublicTrade): void {
    const trades = this.#trades.get(pairId) ?? [];
    this.#trades.set(pairId, trades);
    trades.unshift({ tradeId, pairId, price, quantity, takerSide, atMs });
    if (trades.length > tapeSize) trades.pop();
  }

  /** Puts the read model's history under the events received since. */
  async load(reader: Reader, pairs: readonly Pair[], lastSequence: number): Promise<void> {
    await reader.waitFor(lastSequence, catchUpMs);
    for (const { pairId } of pairs) {
      const older = await reader.recentTrades(pairId, tapeSize);
      const heard = this.#trades.get(pairId) ?? [];
      const oldestHeard = heard.at(-1)?.tradeId ?? Number.POSITIVE_INFINITY;
      const all = [...heard, ...older.filter(({ tradeId }) => tradeId < oldestHeard)];
      this.#trades.set(pairId, all.slice(0, tapeSize));
    }
  }

  last(pairId: PairId): PublicTrade | undefined {
    return this.#trades.get(pairId)?.[0];
  }

  of(pairId: PairId, limit: number): readonly PublicTrade[] {
    return this.#trades.get(pairId)?.slice(0, limit) ?? [];
  }
}
