import { type Atoms, plus, type Price } from '@candor/money';

/** The moves of the index and the volume traded in an interval that begins at `openMs`. */
export interface Candle {
  readonly openMs: number;
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
  /** Base atoms. */
  readonly volume: Atoms;
  /** Quote atoms. */
  readonly quoteVolume: Atoms;
}

/** A candle of one minute. */
export type MinuteCandle = Candle;

/** Periods of charts, and their lengths in minutes. */
export const candlePeriods = {
  '1min': 1,
  '5min': 5,
  '15min': 15,
  '30min': 30,
  '1hour': 60,
  '4hour': 240,
  '1day': 1_440,
  '1week': 10_080,
} as const;
export type CandlePeriod = keyof typeof candlePeriods;

/** 1970 began on a Thursday; weeks begin on Monday 00:00 UTC, four days later. */
const firstMondayMinute = 4 * 1_440;

/** The minute, counted from 1970, at which the candle that holds `minute` opens. */
export function openMinuteOf(period: CandlePeriod, minute: number): number {
  const length = candlePeriods[period];
  const phase = period === '1week' ? firstMondayMinute : 0;
  return minute - ((((minute - phase) % length) + length) % length);
}

/** One candle out of those that follow each other in it; `parts` has at least one. */
function mergeCandles(openMs: number, parts: readonly Candle[]): Candle {
  const [first, ...rest] = parts as readonly [Candle, ...Candle[]];
  let { high, low, close, volume, quoteVolume } = first;
  for (const part of rest) {
    if (part.high > high) high = part.high;
    if (part.low < low) low = part.low;
    close = part.close;
    volume = plus(volume, part.volume);
    quoteVolume = plus(quoteVolume, part.quoteVolume);
  }
  return { openMs, open: first.open, high, low, close, volume, quoteVolume };
}

/** Candles of a longer period from shorter ones that lie in order without gaps. */
export function aggregate(period: CandlePeriod, candles: readonly Candle[]): Candle[] {
  const groups: Candle[] = [];
  let parts: Candle[] = [];
  let openMs = -1;
  for (const candle of candles) {
    const home = openMinuteOf(period, candle.openMs / 60_000) * 60_000;
    if (home !== openMs && parts.length > 0) {
      groups.push(mergeCandles(openMs, parts));
      parts = [];
    }
    openMs = home;
    parts.push(candle);
  }
  if (parts.length > 0) groups.push(mergeCandles(openMs, parts));
  return groups;
}
