import { hourMs, minuteMs } from '@candor/kernel';

interface Duration {
  readonly unit: 'hours' | 'minutes' | 'seconds';
  readonly count: number;
}

/** A waiting time in the largest exact unit: 24 hours, 2 minutes, 90 seconds. */
export function durationOf(ms: number): Duration {
  if (ms >= hourMs && ms % hourMs === 0) return { unit: 'hours', count: ms / hourMs };
  if (ms >= minuteMs && ms % minuteMs === 0) return { unit: 'minutes', count: ms / minuteMs };
  return { unit: 'seconds', count: Math.ceil(ms / 1_000) };
}

/** A measured time, rounded up to whole minutes from one minute on. */
export function wholeMinutes(ms: number): number {
  return ms < minuteMs ? ms : Math.ceil(ms / minuteMs) * minuteMs;
}
