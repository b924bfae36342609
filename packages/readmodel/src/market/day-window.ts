import { type Atoms, minus, plus, type Price, zero } from '@candor/money';
import type { Candle } from './candle.ts';
import { minuteMs } from './periods.ts';

const minutesPerDay = 1_440;

export interface DaySummary {
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly last: Price;
  /** Base atoms. */
  readonly volume: Atoms;
  /** Quote atoms. */
  readonly quoteVolume: Atoms;
}

/** The last 1,440 minutes of one pair, the running one included, as a ring that moves on with time. */
export class DayWindow {
  readonly #ring: (Candle | undefined)[] = new Array(minutesPerDay).fill(undefined);
  #firstMinute = 0;
  #volume = zero;
  #quoteVolume = zero;

  /** Start of the oldest minute in a window that ends with the minute of `nowMs`. */
  static startMs(nowMs: number): number {
    return (Math.floor(nowMs / minuteMs) - minutesPerDay + 1) * minuteMs;
  }

  /** Drops the minutes that are older than a day at `nowMs`. Time that goes back changes nothing. */
  moveTo(nowMs: number): void {
    const first = DayWindow.startMs(nowMs) / minuteMs;
    const dropped = Math.min(first - this.#firstMinute, minutesPerDay);
    for (let i = 0; i < dropped; i++) this.#set((this.#firstMinute + i) % minutesPerDay, undefined);
    this.#firstMinute = Math.max(first, this.#firstMinute);
  }

  /** Puts a one-minute candle in its place, instead of the earlier one of that minute. */
  put(candle: Candle): void {
    const minute = candle.openMs / minuteMs;
    if (minute < this.#firstMinute || minute >= this.#firstMinute + minutesPerDay) return;
    this.#set(minute % minutesPerDay, candle);
  }

  /** Absent when no minute of the day has a price. */
  summary(): DaySummary | undefined {
    let figures: Pick<DaySummary, 'open' | 'high' | 'low' | 'last'> | undefined;
    for (const candle of this.#inOrder()) {
      if (!candle) continue;
      const { open, high, low } = figures ?? candle;
      figures = {
        open,
        high: candle.high > high ? candle.high : high,
        low: candle.low < low ? candle.low : low,
        last: candle.close,
      };
    }
    return figures && { ...figures, volume: this.#volume, quoteVolume: this.#quoteVolume };
  }

  /** Closing prices at the ends of `count` equal parts of the day; parts before the first known price are left out. */
  closes(count: number): Price[] {
    const points: Price[] = [];
    let minute = 0;
    let close: Price | undefined;
    for (const candle of this.#inOrder()) {
      minute += 1;
      close = candle?.close ?? close;
      const isEndOfPart =
        Math.floor((minute * count) / minutesPerDay) > Math.floor(((minute - 1) * count) / minutesPerDay);
      if (isEndOfPart && close !== undefined) points.push(close);
    }
    return points;
  }

  *#inOrder(): Generator<Candle | undefined> {
    for (let i = 0; i < minutesPerDay; i++) yield this.#ring[(this.#firstMinute + i) % minutesPerDay];
  }

  #set(slot: number, candle: Candle | undefined): void {
    const before = this.#ring[slot];
    this.#volume = minus(plus(this.#volume, candle?.volume ?? zero), before?.volume ?? zero);
    this.#quoteVolume = minus(plus(this.#quoteVolume, candle?.quoteVolume ?? zero), before?.quoteVolume ?? zero);
    this.#ring[slot] = candle;
  }
}
