import { hourMs } from '@candor/kernel';
import type { Timer } from './timers.ts';

/** The most that falls due in one stride, besides what falls due at the same moment. */
export const strideLimits = {
  timers: 256,
  /** No stride is longer, so that a timer that is set anew every hour runs once in it. */
  ms: hourMs - 1,
} as const;

/**
 * The end of a stride: the time to which one record brings the core on its way to `untilMs`, so that no more falls due in
 * it than a core does in a moment. A stride ends where work is done in pieces, before the next piece. Absent when
 * nothing falls due by then.
 */
export function strideEndMs(
  timers: Iterable<Pick<Timer, 'dueAtMs' | 'kind'>>,
  isPiecewise: (kind: string) => boolean,
  untilMs: number,
): number | undefined {
  let latestMs: number | undefined;
  let count = 0;
  for (const { dueAtMs, kind } of timers) {
    if (dueAtMs > (latestMs ?? untilMs)) break;
    latestMs ??= Math.min(untilMs, dueAtMs + strideLimits.ms);
    count += 1;
    if (count === strideLimits.timers || isPiecewise(kind)) return dueAtMs;
  }
  return latestMs;
}
