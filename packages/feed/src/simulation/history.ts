import type { PairId } from '@candor/exchange';
import { aggregate, type Candle, type CandlePeriod, candlePeriods, openMinuteOf } from './candle.ts';
import { minuteMs } from './grid.ts';
import type { Simulation } from './simulation.ts';

/** Candles of the time before the exchange was founded, so that charts are full on the first start. */
interface PriceHistory {
  /** The first moment that has candles: a Monday 00:00 UTC. */
  readonly fromMs: number;
  /** The first moment without history. */
  readonly untilMs: number;
  /**
   * Candles that open at or after `fromMs` and before `toMs`, in order, without gaps. The last one of a period may be
   * unfinished: it holds the minutes before `untilMs` only.
   */
  candles(pairId: PairId, period: CandlePeriod, fromMs: number, toMs: number): Candle[];
}

const daysKept = 90;
const minutesPerDay = 1_440;
/** Periods that are kept once made: a pair's hours of ninety days are 2,300 candles. */
const keptPeriods = { '1hour': '1min', '4hour': '1hour', '1day': '4hour', '1week': '1day' } as const;
type KeptPeriod = keyof typeof keptPeriods;

/** History up to but without `untilMinute` (counted from 1970), for the ninety days before it and the days to a Monday. */
export function createHistory(simulation: Simulation, untilMinute: number): PriceHistory {
  const fromMinute = openMinuteOf('1week', untilMinute - daysKept * minutesPerDay);
  const kept = new Map<string, readonly Candle[]>();

  function keptCandles(pairId: PairId, period: KeptPeriod): readonly Candle[] {
    const key = `${pairId}:${period}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const finer = keptPeriods[period];
    const parts = finer === '1min' ? simulation.candles(pairId, fromMinute, untilMinute) : keptCandles(pairId, finer);
    const made = aggregate(period, parts);
    kept.set(key, made);
    return made;
  }

  function freshCandles(pairId: PairId, period: CandlePeriod, fromMs: number, toMs: number): Candle[] {
    const length = candlePeriods[period];
    const first = Math.max(fromMinute, Math.ceil(fromMs / (length * minuteMs)) * length);
    const end = Math.min(untilMinute, Math.ceil(toMs / (length * minuteMs)) * length);
    return aggregate(period, simulation.candles(pairId, first, end));
  }

  return {
    fromMs: fromMinute * minuteMs,
    untilMs: untilMinute * minuteMs,
    candles(pairId, period, fromMs, toMs) {
      // A pair that was listed later had no price before.
      if (!simulation.pairs.some((pair) => pair.pairId === pairId)) return [];
      if (!isKept(period)) return freshCandles(pairId, period, fromMs, toMs);
      return keptCandles(pairId, period).filter(({ openMs }) => openMs >= fromMs && openMs < toMs);
    },
  };
}

function isKept(period: CandlePeriod): period is KeptPeriod {
  return period in keptPeriods;
}
