/** The periods of candles, as calls name them, in milliseconds. */
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

export type Period = keyof typeof periodsMs;
export const periods = Object.keys(periodsMs) as readonly Period[];

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
