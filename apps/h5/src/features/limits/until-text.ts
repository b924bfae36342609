import { dateTimeText, isSameDay, minuteText } from '@candor/kit';

/** The end of something, as short as possible: the time when it is today, else with its date. */
export function untilText(atMs: number, nowMs: number): string {
  return isSameDay(atMs, nowMs) ? minuteText(atMs) : dateTimeText(atMs);
}
