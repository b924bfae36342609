import { minuteMs } from '@candor/kernel';

const quarterMs = 15 * minuteMs;

/** The quarter of an hour of a moment, counted from 1970. */
export function quarterOf(atMs: number): number {
  return Math.floor(atMs / quarterMs);
}
