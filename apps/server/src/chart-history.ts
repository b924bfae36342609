import type { PairId } from '@candor/exchange';
import { aggregate, type Candle, candlePeriods, minuteMs, openMinuteOf, type Simulation } from '@candor/feed';
import type { CandleHistory, Period } from '@candor/readmodel';

const minutesPerDay = 1_440;
const minutesPerWeek = 7 * minutesPerDay;
const daysKept = 90;
/** Candles of a minute to half an hour that are remembered; the oldest asked for go first. */
const fineCandlesMax = 150_000;

/** Hours of a pair and a week, as they are kept between two starts. */
export interface WeekOfHours {
  readonly pairId: PairId;
  /** Counted from 1970; a Monday 00:00 UTC. */
  readonly weekMinute: number;
  readonly hours: readonly Candle[];
}

/**
 * Charts of the ninety days before the founding. A week of one pair takes the simulation tens of milliseconds, in which
 * no call is answered: so it is made in weeks, each once, and the weeks that long charts need are made ahead of them.
 */
export class ChartHistory implements CandleHistory {
  readonly #simulation: Simulation;
  readonly #fromMinute: number;
  readonly #untilMinute: number;
  readonly #hours = new Map<string, readonly Candle[]>();
  readonly #fine = new Map<string, readonly Candle[]>();
  #fineCandles = 0;

  /** `untilMinute`, counted from 1970, is the first that has no history any more. */
  constructor(simulation: Simulation, untilMinute: number) {
    this.#simulation = simulation;
    this.#fromMinute = openMinuteOf('1week', untilMinute - daysKept * minutesPerDay);
    this.#untilMinute = untilMinute;
  }

  candles(pairId: PairId, period: Period, fromMs: number, toMs: number): readonly Candle[] {
    const length = candlePeriods[period];
    const first = Math.max(this.#fromMinute, Math.ceil(fromMs / minuteMs));
    const end = Math.min(this.#untilMinute, Math.ceil(toMs / minuteMs));
    if (first >= end) return [];
    // A candle that opens before the end may reach beyond it: its whole week is needed.
    const parts: Candle[] = [];
    const step = period === '1min' ? minutesPerDay : minutesPerWeek;
    const start = period === '1min' ? first - (first % step) : openMinuteOf('1week', first);
    for (let minute = start; minute < end; minute += step) {
      parts.push(...(length < 60 ? this.#fineChunk(pairId, period, minute, step) : this.#weekOfHours(pairId, minute)));
    }
    const whole = length > 60 ? aggregate(period, parts) : parts;
    return whole.filter(({ openMs }) => openMs >= fromMs && openMs < toMs);
  }

  /** Every week of every pair, for whoever makes them ahead. */
  get weeks(): readonly { readonly pairId: PairId; readonly weekMinute: number }[] {
    const weeks: number[] = [];
    for (let minute = this.#fromMinute; minute < this.#untilMinute; minute += minutesPerWeek) weeks.push(minute);
    return this.#simulation.pairs.flatMap(({ pairId }) => weeks.map((weekMinute) => ({ pairId, weekMinute })));
  }

  /** Makes a week day by day; `rest` is waited for between two, so that calls are answered meanwhile. */
  async make(pairId: PairId, weekMinute: number, rest: () => Promise<void>): Promise<WeekOfHours> {
    const hours: Candle[] = [];
    for (let day = 0; day < 7; day++) {
      hours.push(...aggregate('1hour', this.#minutes(pairId, weekMinute + day * minutesPerDay, minutesPerDay)));
      await rest();
    }
    const week = { pairId, weekMinute, hours };
    this.put(week);
    return week;
  }

  /** Takes a week that an earlier start has made. */
  put({ pairId, weekMinute, hours }: WeekOfHours): void {
    this.#hours.set(`${pairId} ${weekMinute}`, hours);
  }

  #weekOfHours(pairId: PairId, weekMinute: number): readonly Candle[] {
    const key = `${pairId} ${weekMinute}`;
    const known = this.#hours.get(key);
    if (known !== undefined) return known;
    const made = aggregate('1hour', this.#minutes(pairId, weekMinute, minutesPerWeek));
    this.#hours.set(key, made);
    return made;
  }

  #fineChunk(pairId: PairId, period: Period, minute: number, length: number): readonly Candle[] {
    const key = `${pairId} ${period} ${minute}`;
    const known = this.#fine.get(key);
    this.#fine.delete(key);
    const chunk = known ?? aggregate(period, this.#minutes(pairId, minute, length));
    this.#fine.set(key, chunk);
    if (known === undefined) this.#fineCandles += chunk.length;
    for (const [oldest, candles] of this.#fine) {
      if (this.#fineCandles <= fineCandlesMax) break;
      this.#fine.delete(oldest);
      this.#fineCandles -= candles.length;
    }
    return chunk;
  }

  #minutes(pairId: PairId, fromMinute: number, length: number): readonly Candle[] {
    const first = Math.max(fromMinute, this.#fromMinute);
    const end = Math.min(fromMinute + length, this.#untilMinute);
    return first < end ? this.#simulation.candles(pairId, first, end) : [];
  }
}
