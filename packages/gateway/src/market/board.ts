import { type EventOf, gridMs, type IndexView, type PairId, staleAfterMs } from '@candor/exchange';
import { type Price, priceToText } from '@candor/money';
import type { Reader, Statistics } from '@candor/readmodel';
import type { Instruments, Pair } from './instruments.ts';
import type { Tape } from './tape.ts';

/** The known prices of one pair at this moment. */
export interface PairPicture {
  readonly pair: Pair;
  /** Last trade in the book, else the index, else the last price of history; absent while nothing is known. */
  readonly last: Price | undefined;
  readonly index: Price | undefined;
  readonly indexAtMs: number | undefined;
  readonly isStale: boolean;
  /** The exchange's clock is in doubt. */
  readonly arePricesPaused: boolean;
  readonly day: Statistics | undefined;
  /** As it is shown: prices of the last day, oldest first. */
  readonly sparkline: readonly string[];
}

const sparklineMs = 60_000;

/** Prices of all pairs in memory: ticks and trades as they are committed, day figures from the read model. */
export class Board {
  /** The interval between reads of the day figures. */
  static readonly refreshMs = 2_000;
  readonly #instruments: Instruments;
  readonly #tape: Tape;
  readonly #clock: () => number;
  readonly #index = new Map<PairId, { readonly price: Price; readonly atMs: number }>();
  readonly #sparklines = new Map<PairId, readonly string[]>();
  readonly #changed = new Set<PairId>();
  /**
   * Prices from before the exchange's clock was in doubt: stale until their next tick, whatever this process's clock
   * shows.
   */
  readonly #doubted = new Set<PairId>();
  #isInDoubt = false;
  #days: ReadonlyMap<PairId, Statistics> = new Map();
  #sparklinesAtMs = Number.NEGATIVE_INFINITY;

  constructor(instruments: Instruments, tape: Tape, clock: () => number) {
    this.#instruments = instruments;
    this.#tape = tape;
    this.#clock = clock;
  }

  /** The core's own last prices, at the start. */
  indexed(views: readonly IndexView[]): void {
    for (const { pairId, price, atMs, isStale } of views) {
      if (this.#index.has(pairId)) continue;
      this.#index.set(pairId, { price, atMs });
      if (isStale) this.#doubted.add(pairId);
    }
  }

  ticked({ gridIndex, prices }: EventOf<'index.ticked'>, atMs: number): void {
    for (const { pairId, price } of prices) {
      this.#index.set(pairId, { price, atMs: Math.min(gridIndex * gridMs, atMs) });
      this.#changed.add(pairId);
      this.#doubted.delete(pairId);
    }
  }

  /** The exchange's clock came to be in doubt, or is no longer: the age of known prices is unknown. */
  doubted(isInDoubt: boolean): void {
    this.#isInDoubt = isInDoubt;
    for (const pairId of this.#index.keys()) this.#doubted.add(pairId);
    this.relisted();
  }

  traded(pairId: PairId): void {
    this.#changed.add(pairId);
  }

  /** Terms or states have changed: every row may look different. */
  relisted(): void {
    for (const { pairId } of this.#instruments.pairs) this.#changed.add(pairId);
  }

  /** The pairs that changed since the last call. */
  takeChanged(): readonly PairId[] {
    const changed = [...this.#changed];
    this.#changed.clear();
    return changed;
  }

  indexOf(pairId: PairId): Price | undefined {
    return this.#index.get(pairId)?.price;
  }

  /** The last trade of a pair, else the last price of its history. */
  lastOf(pairId: PairId): Price | undefined {
    return this.#tape.last(pairId)?.price ?? this.#days.get(pairId)?.last;
  }

  picture(pair: Pair): PairPicture {
    const { pairId } = pair;
    const index = this.#index.get(pairId);
    const day = this.#days.get(pairId);
    const traded = this.#tape.last(pairId)?.price;
    // A pair without an index is priced by its own trades, which do not age.
    const isStale =
      index === undefined
        ? traded === undefined || this.#isInDoubt
        : this.#doubted.has(pairId) || this.#clock() - index.atMs > staleAfterMs;
    return {
      pair,
      last: traded ?? index?.price ?? day?.last,
      index: index?.price,
      indexAtMs: index?.atMs,
      isStale,
      arePricesPaused: this.#isInDoubt,
      day,
      sparkline: this.#sparklines.get(pairId) ?? [],
    };
  }

  async refresh(reader: Reader): Promise<void> {
    const nowMs = this.#clock();
    const days = await reader.statistics24h(nowMs);
    this.#days = new Map(days.map((day) => [day.pairId, day]));
    if (nowMs - this.#sparklinesAtMs < sparklineMs) return;
    this.#sparklinesAtMs = nowMs;
    for (const { pairId } of this.#instruments.pairs) {
      this.#sparklines.set(pairId, (await reader.sparkline(pairId, nowMs)).map(priceToText));
    }
  }
}
