/** Milliseconds between two instants of the index grid (RULES 3): instant `k` is at `k` × 500 ms. */
export const gridMs = 500;
export const minuteMs = 60_000;
export const instantsPerMinute = minuteMs / gridMs;
