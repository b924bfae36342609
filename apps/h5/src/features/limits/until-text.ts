import { clockText, dateText } from '#lib/relative-time.ts';

/** The end of something, as short as possible: the time when it is today, else with its date. */
export function untilText(atMs: number, nowMs: number): string {
  const time = clockText(atMs).slice(0, 5);
  return dateText(atMs) === dateText(nowMs) ? time : `${dateText(atMs)} ${time}`;
}
