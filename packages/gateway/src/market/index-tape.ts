import { type EventOf, gridMs, type PairId } from '@candor/exchange';
import type { Price } from '@candor/money';

/** One tick of one pair. */
export interface IndexTick {
  readonly gridIndex: number;
  readonly price: Price;
}

/** A minute of the grid. */
const ticksKept = 60_000 / gridMs;

/** The last ticks of each pair's index, oldest first. */
export class IndexTape {
  readonly #ticks = new Map<PairId, IndexTick[]>();

  ticked({ gridIndex, prices }: EventOf<'index.ticked'>): void {
    for (const { pairId, price } of prices) {
      const ticks = this.#ticks.get(pairId) ?? [];
      this.#ticks.set(pairId, ticks);
      ticks.push({ gridIndex, price });
      if (ticks.length > ticksKept) ticks.shift();
    }
  }

  of(pairId: PairId): readonly IndexTick[] {
    return [...(this.#ticks.get(pairId) ?? [])];
  }
}
