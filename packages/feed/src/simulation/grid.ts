import { assert } from '@candor/kernel';

/** Milliseconds between two instants of the index grid (RULES 3): instant `k` is at `k` × 500 ms. */
export const gridMs = 500;
export const minuteMs = 60_000;
export const instantsPerMinute = minuteMs / gridMs;

/** 2020-01-01 00:00 UTC. Counting instants from here keeps them in 31 bits until 2053. */
const epochInstant = 1_577_836_800_000 / gridMs;
/** Room for the longest layer's offset below 2^31. */
const sinceMax = 2 ** 31 - 2 ** 24;
const epochMinute = epochInstant / instantsPerMinute;

/** Instants since the simulation's epoch. */
export function sinceEpoch(gridIndex: number): number {
  const since = gridIndex - epochInstant;
  assert(Number.isInteger(since) && since >= 0 && since < sinceMax, 'a simulated instant lies between 2020 and 2053');
  return since;
}

/** Minutes since the simulation's epoch, for a minute counted from 1970. */
export function minutesSinceEpoch(minute: number): number {
  return minute - epochMinute;
}
