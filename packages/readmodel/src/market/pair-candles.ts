import type { PairId } from '@candor/exchange';
import type { Atoms, Price } from '@candor/money';
import { candleStartMs, periodsMs, storedPeriods } from './periods.ts';
import type { TableWriter } from '../projection/table-writer.ts';
import type { candles } from './tables/candles.ts';
import type { RowOf } from '../schema/table.ts';

type CandleRow = RowOf<typeof candles>;

/** The candle of one period that is growing. */
interface Growing {
  readonly periodMs: number;
  row: CandleRow | undefined;
  isChanged: boolean;
}

/**
 * The growing candle of each period of one pair. A candle is written when the next one begins and at the end of a
 * batch, not on every tick.
 */
export class PairCandles {
  readonly #pairId: PairId;
  readonly #writer: TableWriter<typeof candles>;
  readonly #growing: readonly Growing[];

  constructor(pairId: PairId, writer: TableWriter<typeof candles>) {
    this.#pairId = pairId;
    this.#writer = writer;
    this.#growing = storedPeriods.map((period) => ({ periodMs: periodsMs[period], row: undefined, isChanged: false }));
  }

  tick(instantMs: number, price: Price): void {
    for (const growing of this.#growing) {
      const row = this.#at(growing, instantMs, price);
      if (row.has_tick === 0) {
        row.open = row.high = row.low = price;
        row.has_tick = 1;
      } else if (price > row.high) row.high = price;
      else if (price < row.low) row.low = price;
      row.close = price;
      growing.isChanged = true;
    }
  }

  /** Adds to the volumes. The trade's price counts only where there has never been a tick. */
  trade(atMs: number, price: Price, quantity: Atoms, quoteAmount: Atoms): void {
    for (const growing of this.#growing) {
      const row = this.#at(growing, atMs, price);
      row.base_volume_atoms += quantity;
      row.quote_volume_atoms += quoteAmount;
      growing.isChanged = true;
    }
  }

  flush(): void {
    for (const growing of this.#growing) this.#write(growing);
  }

  /**
   * The candle that holds an instant. A trade may come before the first tick of its minute, and the last tick of the
   * minute before after it: then the older candle is taken up again, and the younger one later.
   */
  #at(growing: Growing, atMs: number, price: Price): CandleRow {
    const before = growing.row;
    if (before && atMs >= before.open_ms && atMs < before.open_ms + growing.periodMs) return before;
    this.#write(growing);
    const startMs = candleStartMs(atMs, growing.periodMs);
    growing.row =
      this.#writer.find(this.#pairId, growing.periodMs, startMs) ?? this.#begun(startMs, growing.periodMs, price);
    return growing.row;
  }

  /** A candle without ticks yet: flat at the close before it. */
  #begun(startMs: number, periodMs: number, priceElse: Price): CandleRow {
    const price = this.#writer.findBefore(this.#pairId, periodMs, startMs)?.close ?? priceElse;
    return {
      pair_id: this.#pairId,
      period_ms: periodMs,
      open_ms: startMs,
      open: price,
      high: price,
      low: price,
      close: price,
      base_volume_atoms: 0n,
      quote_volume_atoms: 0n,
      has_tick: 0,
    };
  }

  #write(growing: Growing): void {
    if (!growing.row || !growing.isChanged) return;
    this.#writer.upsert(growing.row);
    growing.isChanged = false;
  }
}
