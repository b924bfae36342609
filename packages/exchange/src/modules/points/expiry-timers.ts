import { dayMs } from '@candor/kernel';
import { pointsReminderDays } from './rules.ts';
import type { PointsSlice } from './slice.ts';

/** Sets the timers of a day of expiry, once: the expiry itself and the reminders that are still ahead. */
export function scheduleExpiry(core: PointsSlice, day: number): void {
  const { scheduledDays } = core.points;
  if (scheduledDays.has(day)) return;
  scheduledDays.add(day);
  core.timers.set(day * dayMs, 'points.expiry', day);
  for (const days of pointsReminderDays) {
    const atMs = (day - days) * dayMs;
    if (atMs > core.nowMs) core.timers.set(atMs, 'points.reminder', placeOf(day, 0));
  }
}

/** A timer has one number: a day of expiry with the account that was reminded last. */
const accountsMax = 4_294_967_296;

export function placeOf(day: number, accountId: number): number {
  return day * accountsMax + accountId;
}

export function dayAndAccountOf(place: number): { readonly day: number; readonly accountId: number } {
  return { day: Math.floor(place / accountsMax), accountId: place % accountsMax };
}
