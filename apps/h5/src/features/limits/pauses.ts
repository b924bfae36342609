import { dayMs, hourMs } from '@candor/kernel';

/** The durations of a pause; from half a year on it is called self-exclusion. */
export const pauses = [
  { id: 'hour', ms: hourMs },
  { id: 'day', ms: dayMs },
  { id: 'week', ms: 7 * dayMs },
  { id: 'month', ms: 30 * dayMs },
  { id: 'half_year', ms: 183 * dayMs },
] as const;
export type Pause = (typeof pauses)[number];

/** By less than this a pause is not worth asking for again. */
const longerMsMin = 60_000;

/** True when a pause from now on would end later than the running one: it can only be made longer. */
export function isLonger(pause: Pause, pausedUntilMs: number | undefined, nowMs: number): boolean {
  return pausedUntilMs === undefined || nowMs + pause.ms >= pausedUntilMs + longerMsMin;
}
