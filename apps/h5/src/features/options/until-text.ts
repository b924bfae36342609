import { clockText, dateText } from '#lib/relative-time.ts';

/** When something ends, as short as it can be told: the time where it is today, else with its date. */
export function untilText(atMs: number, nowMs: number): string {
  const time = clockText(atMs).slice(0, 5);
  return dateText(atMs) === dateText(nowMs) ? time : `${dateText(atMs)} ${time}`;
}
