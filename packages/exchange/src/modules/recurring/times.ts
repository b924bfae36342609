import { dayMs, dayOf, hourMs } from '@candor/kernel';

/** The intervals of a plan, by UTC. */
export const recurringIntervals = ['hour', 'day', 'week', 'month'] as const;
export type RecurringInterval = (typeof recurringIntervals)[number];

const lengthMs = { hour: hourMs, day: dayMs, week: 7 * dayMs } as const;

interface CivilDay {
  /** Months since the year 0. */
  readonly month: number;
  /** From 1. */
  readonly day: number;
}

/** The date of a day that is counted from 1970, in the Gregorian calendar. */
function civilOf(day: number): CivilDay {
  // Years begin in March here, so that the day that leap years have more is their last.
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const year = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const dayOfMonth = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  return { month: (year + era * 400) * 12 + monthFromMarch + 2, day: dayOfMonth };
}

/** The day, counted from 1970, on which a month begins. */
function firstDayOf(month: number): number {
  const fromMarch = month - 2;
  const year = Math.floor(fromMarch / 12);
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (fromMarch - year * 12) + 2) / 5);
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The times of a plan: they are counted from its first one, which is number 0. */
interface PlanTimes {
  readonly firstAtMs: number;
  readonly every: RecurringInterval;
}

/** The time of a number. A month without the day of the first time has its last day instead. */
function timeAt({ firstAtMs, every }: PlanTimes, number: number): number {
  if (every !== 'month') return firstAtMs + number * lengthMs[every];
  const first = civilOf(dayOf(firstAtMs));
  const month = first.month + number;
  const days = firstDayOf(month + 1) - firstDayOf(month);
  const day = firstDayOf(month) + Math.min(first.day, days) - 1;
  return day * dayMs + (firstAtMs - dayOf(firstAtMs) * dayMs);
}

/** The number of the last time that has come by a moment; −1 before the first one. */
function numberBy(times: PlanTimes, atMs: number): number {
  const { firstAtMs, every } = times;
  if (atMs < firstAtMs) return -1;
  if (every !== 'month') return Math.floor((atMs - firstAtMs) / lengthMs[every]);
  const months = civilOf(dayOf(atMs)).month - civilOf(dayOf(firstAtMs)).month;
  return timeAt(times, months) <= atMs ? months : months - 1;
}

/** The first time after a moment. */
export function recurringTimeAfter(times: PlanTimes, atMs: number): number {
  return timeAt(times, numberBy(times, atMs) + 1);
}

/** Of the times from `nextAtMs` on that have come by a moment: the last, and the number of those before it. */
export function recurringTimesDue(
  times: PlanTimes,
  nextAtMs: number,
  nowMs: number,
): { readonly dueAtMs: number; readonly missed: number } {
  const last = numberBy(times, nowMs);
  const first = numberBy(times, nextAtMs - 1) + 1;
  // A plan whose interval was changed while a time of it waited: that one is due.
  return first > last ? { dueAtMs: nextAtMs, missed: 0 } : { dueAtMs: timeAt(times, last), missed: last - first };
}
