/** Spans of time, in milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The UTC day of a moment, counted from 1970. */
export function dayOf(atMs: number): number {
  return Math.floor(atMs / dayMs);
}
