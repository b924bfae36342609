import type { PairId } from '@candor/exchange';
import { aggregate, type Candle, candlePeriods, minuteMs, openMinuteOf, type Simulation } from '@candor/feed';
import type { StoredPeriod } from '@candor/readmodel';
import { PackedCandles } from './packed-candles.ts';

const minutesPerDay = 1_440;
const minutesPerWeek = 7 * minutesPerDay;
const daysKept = 90;
/** Days of minutes that are cached, of all pairs; the least recently used go first. */
const minuteDaysMax = 100;

/** The range of a chart: candles that open at or after `fromMs` and before `toMs`. */
export interface ChartRequest {
  readonly pairId: PairId;
  readonly period: StoredPeriod;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Hours of a pair and a week, as they are kept between two starts. */
export interface WeekOfHours {
  readonly pairId: PairId;
  /** Counted from 1970; a Monday 00:00 UTC. */
  readonly weekMinute: number;
  readonly hours: readonly Candle[];
}

/** A stretch of one pair that is made in one go: a day of minutes, or a week of longer candles. */
export interface Stretch {
  readonly pairId: PairId;
  readonly kind: 'minutes' | 'fives' | 'hours';
  readonly minute: number;
}

/**
 * Charts of the ninety days before the founding. A week of one pair takes the simulation tens of milliseconds, so each
 * is made once: hours and five minutes, the basis of all longer charts, are kept, a day of minutes for a while.
 */
export class ChartHistory {
  readonly #simulation: Simulation;
  /** A pair that was listed later had no price before the founding. */
  readonly #pairIds: ReadonlySet<PairId>;
  readonly #fromMinute: number;
  readonly #untilMinute: number;
  readonly #kept: Readonly<Record<Stretch['kind'], Map<string, PackedCandles>>> = {
    minutes: new Map(),
    fives: new Map(),
    hours: new Map(),
  };

  /** `untilMinute`, counted from 1970, is the first without history. */
  constructor(simulation: Simulation, untilMinute: number) {
    this.#simulation = simulation;
    this.#pairIds = new Set(simulation.pairs.map(({ pairId }) => pairId));
    this.#fromMinute = openMinuteOf('1week', untilMinute - daysKept * minutesPerDay);
    this.#untilMinute = untilMinute;
  }

  /** The stretch that has to be made first; `undefined` when the candles are there already. */
  missing(request: ChartRequest): Stretch | undefined {
    return this.#stretchesOf(request).find((stretch) => this.#find(stretch) === undefined);
  }

  /** Makes one stretch, which takes tens of milliseconds. */
  make({ pairId, kind, minute }: Stretch): void {
    const minutes = this.#minutes(pairId, minute, kind === 'minutes' ? minutesPerDay : minutesPerWeek);
    if (kind === 'minutes') this.#keep({ pairId, kind, minute }, minutes);
    else this.#keepWeek(pairId, minute, minutes);
    const days = this.#kept.minutes;
    for (const oldest of days.keys()) {
      if (days.size <= minuteDaysMax) break;
      days.delete(oldest);
    }
  }

  /** Complete candles; missing ones are made. */
  candles(request: ChartRequest): readonly Candle[] {
    const { period, fromMs, toMs } = request;
    const length = candlePeriods[period];
    const parts: Candle[] = [];
    for (const stretch of this.#stretchesOf(request)) {
      if (this.#find(stretch) === undefined) this.make(stretch);
      const packed = this.#find(stretch);
      // A candle that opens before the end may reach beyond it: its whole week is needed.
      if (packed !== undefined) parts.push(...(length > 60 ? packed.all() : within(packed, length, fromMs, toMs)));
    }
    const whole = length === 1 || length === 5 || length === 60 ? parts : aggregate(period, parts);
    return whole.filter(({ openMs }) => openMs >= fromMs && openMs < toMs);
  }

  /** Every week of every pair, the newest first, for a caller that makes them ahead. */
  get weeks(): readonly { readonly pairId: PairId; readonly weekMinute: number }[] {
    const weeks: number[] = [];
    for (let minute = this.#fromMinute; minute < this.#untilMinute; minute += minutesPerWeek) weeks.unshift(minute);
    // All pairs of a week follow each other: the simulation keeps what they have in common for a week.
    return weeks.flatMap((weekMinute) => this.#simulation.pairs.map(({ pairId }) => ({ pairId, weekMinute })));
  }

  /** Makes a week day by day; `rest` is awaited between two, so that requests are answered in between. */
  async makeWeek(pairId: PairId, weekMinute: number, rest: () => Promise<void>): Promise<WeekOfHours> {
    const minutes: Candle[] = [];
    for (let day = 0; day < 7; day++) {
      minutes.push(...this.#minutes(pairId, weekMinute + day * minutesPerDay, minutesPerDay));
      await rest();
    }
    return { pairId, weekMinute, hours: this.#keepWeek(pairId, weekMinute, minutes) };
  }

  /** Takes a week that an earlier start has made. */
  put({ pairId, weekMinute, hours }: WeekOfHours): void {
    this.#keep({ pairId, kind: 'hours', minute: weekMinute }, hours);
  }

  #keepWeek(pairId: PairId, minute: number, minutes: readonly Candle[]): readonly Candle[] {
    const hours = aggregate('1hour', minutes);
    this.#keep({ pairId, kind: 'fives', minute }, aggregate('5min', minutes));
    this.#keep({ pairId, kind: 'hours', minute }, hours);
    return hours;
  }

  #stretchesOf({ pairId, period, fromMs, toMs }: ChartRequest): readonly Stretch[] {
    const first = Math.max(this.#fromMinute, Math.floor(fromMs / minuteMs));
    const end = Math.min(this.#untilMinute, Math.ceil(toMs / minuteMs));
    if (first >= end || !this.#pairIds.has(pairId)) return [];
    const length = candlePeriods[period];
    const kind = length === 1 ? 'minutes' : length < 60 ? 'fives' : 'hours';
    const step = length === 1 ? minutesPerDay : minutesPerWeek;
    const start = length === 1 ? first - (first % step) : openMinuteOf('1week', first);
    const stretches: Stretch[] = [];
    for (let minute = start; minute < end; minute += step) stretches.push({ pairId, kind, minute });
    return stretches;
  }

  #find({ pairId, kind, minute }: Stretch): PackedCandles | undefined {
    const kept = this.#kept[kind];
    const key = `${pairId} ${minute}`;
    const found = kept.get(key);
    if (found !== undefined && kind === 'minutes') {
      kept.delete(key);
      kept.set(key, found);
    }
    return found;
  }

  #keep({ pairId, kind, minute }: Stretch, candles: readonly Candle[]): void {
    this.#kept[kind].set(`${pairId} ${minute}`, PackedCandles.of(candles));
  }

  #minutes(pairId: PairId, fromMinute: number, length: number): readonly Candle[] {
    const first = Math.max(fromMinute, this.#fromMinute);
    const end = Math.min(fromMinute + length, this.#untilMinute);
    return first < end ? this.#simulation.candles(pairId, first, end) : [];
  }
}

/** The parts of all candles of this length that open from `fromMs` to `toMs`. */
function within(packed: PackedCandles, length: number, fromMs: number, toMs: number): Candle[] {
  const lengthMs = length * minuteMs;
  return packed.between(fromMs - lengthMs, toMs + lengthMs);
}
