/** The periods whose candles are kept, as calls name them, in milliseconds. */
export const periodsMs = {
  '1min': 60_000,
  '5min': 300_000,
  '15min': 900_000,
  '30min': 1_800_000,
  '1hour': 3_600_000,
  '4hour': 14_400_000,
  '1day': 86_400_000,
  '1week': 604_800_000,
} as const;

export type StoredPeriod = keyof typeof periodsMs;
export const storedPeriods = Object.keys(periodsMs) as readonly StoredPeriod[];

/** Periods whose candles are merged when they are asked for, out of kept ones. */
const mergedPeriods = {
  '3min': { of: '1min', parts: 3 },
  '2hour': { of: '1hour', parts: 2 },
  '6hour': { of: '1hour', parts: 6 },
  '12hour': { of: '1hour', parts: 12 },
  /** Of the calendar, in UTC; `parts` is the most that one has. */
  '1month': { of: '1day', parts: 31 },
} as const satisfies Readonly<Record<string, { readonly of: StoredPeriod; readonly parts: number }>>;

type MergedPeriod = keyof typeof mergedPeriods;
export type Period = StoredPeriod | MergedPeriod;

export const minuteMs = periodsMs['1min'];
export const dayMs = periodsMs['1day'];
const weekMs = periodsMs['1week'];

/** The first Monday of 1970. The epoch itself was a Thursday. */
const firstMondayMs = 4 * dayMs;

/** Start of the candle that holds an instant. All are in UTC; weeks start on Monday. */
export function candleStartMs(atMs: number, periodMs: number): number {
  const originMs = periodMs === weekMs ? firstMondayMs : 0;
  return Math.floor((atMs - originMs) / periodMs) * periodMs + originMs;
}

/** The kept candles that one of this period is merged of, and the most of them; undefined where it is kept itself. */
export function partsOf(period: Period): (typeof mergedPeriods)[MergedPeriod] | undefined {
  return isMerged(period) ? mergedPeriods[period] : undefined;
}

/** The longest duration of a candle. */
export function lengthMsOf(period: Period): number {
  return isMerged(period) ? mergedPeriods[period].parts * periodsMs[mergedPeriods[period].of] : periodsMs[period];
}

/** Start of the candle of a period that holds an instant. */
export function periodStartMs(period: Period, atMs: number): number {
  return period === '1month' ? monthMs(atMs, 0) : candleStartMs(atMs, lengthMsOf(period));
}

/** End of the candle of a period that holds an instant: the start of the next. */
export function periodEndMs(period: Period, atMs: number): number {
  return period === '1month' ? monthMs(atMs, 1) : candleStartMs(atMs, lengthMsOf(period)) + lengthMsOf(period);
}

function monthMs(atMs: number, later: number): number {
  const at = new Date(atMs);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1);
}

function isMerged(period: Period): period is MergedPeriod {
  return period in mergedPeriods;
}
