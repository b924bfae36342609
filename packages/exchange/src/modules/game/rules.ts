import { dayMs, dayOf, hourMs } from '@candor/kernel';

const daysPerWeek = 7;
/** 1 January 1970 was a Thursday. */
const daysFromMonday = 3;

/** The time that a staked turn waits for its secret seed; after it the stake is given back. */
export const revealWaitMs = hourMs;

interface WheelSegment {
  readonly weight: number;
  readonly pays: number;
}

/** The points that a segment pays for a stake. A payout: rounds down. */
export function prizeOf({ pays }: WheelSegment, stake: number): number {
  return Math.floor((stake * pays) / 100);
}

interface WheelOdds {
  /** The sum of the weights. */
  readonly total: number;
  /** The expected return in millionths of the stake, rounded down: what is missing to a whole is the edge of the house. */
  readonly returnPpm: number;
}

export function wheelOdds(segments: readonly WheelSegment[]): WheelOdds {
  let total = 0;
  let paid = 0;
  for (const { weight, pays } of segments) {
    total += weight;
    paid += weight * pays;
  }
  return { total, returnPpm: total === 0 ? 0 : Math.floor((paid * 10_000) / total) };
}

/** The week that a moment is in, from Monday in UTC: leaderboards begin anew with each. */
export function gameWeekOf(atMs: number): number {
  return Math.floor((dayOf(atMs) + daysFromMonday) / daysPerWeek);
}

export function gameWeekEndsAtMs(week: number): number {
  return ((week + 1) * daysPerWeek - daysFromMonday) * dayMs;
}
