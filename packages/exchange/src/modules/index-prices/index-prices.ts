import { type ByteReader, type ByteWriter } from '@candor/kernel';
import { type Price, price } from '@candor/money';
import type { PairId } from '../../vocabulary.ts';

/** Ticks are on one grid: instant k is k × 500 ms (RULES 3). */
export const gridMs = 500;
/** A price whose last valid tick is older than this is stale (RULES 3). */
export const staleAfterMs = 5_000;

interface IndexPrice {
  readonly price: Price;
  /** The grid instant of the tick that gave it. */
  readonly atMs: number;
}

/** The last valid index price of each pair. The core has no other price from outside. */
export class IndexPrices {
  lastGridIndex = 0;
  /** While the host's clock is in doubt no price is fresh. Follows the module `clock`, whose state it is. */
  isSuspended = false;
  /** Ticks before this one came before the clock was last in doubt: their age is unknown. */
  trustedFromGrid = 0;
  readonly #byPair = new Map<PairId, IndexPrice>();

  set(pairId: PairId, last: Price, gridIndex: number): void {
    this.#byPair.set(pairId, { price: last, atMs: gridIndex * gridMs });
  }

  last(pairId: PairId): IndexPrice | undefined {
    return this.#byPair.get(pairId);
  }

  /** The price if it may still be acted on at `nowMs`. */
  fresh(pairId: PairId, nowMs: number): Price | undefined {
    const last = this.#byPair.get(pairId);
    if (last === undefined || this.isSuspended || last.atMs < this.trustedFromGrid * gridMs) return undefined;
    return nowMs - last.atMs <= staleAfterMs ? last.price : undefined;
  }

  write(writer: ByteWriter): void {
    writer.uint(this.lastGridIndex);
    const ordered = [...this.#byPair].sort(([a], [b]) => a - b);
    writer.uint(ordered.length);
    for (const [pairId, { price, atMs }] of ordered) {
      writer.uint(pairId);
      writer.uint(price);
      writer.uint(atMs);
    }
  }

  read(reader: ByteReader): void {
    this.lastGridIndex = reader.uint();
    const count = reader.uint();
    for (let i = 0; i < count; i++) {
      this.#byPair.set(reader.uint() as PairId, { price: price(reader.uint()), atMs: reader.uint() });
    }
  }
}
