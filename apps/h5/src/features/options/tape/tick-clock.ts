/** The number of ticks kept: half a minute, in which no clock drifts noticeably. */
const remembered = 60;

/**
 * The server's time, derived from the ticks of its grid. A tick comes after its instant, never before it, so the one
 * that took least is the best estimate, and one that is never ahead. Other answers have whole seconds only; an order
 * that is valid for a second at most needs better. `steadyNow` is a clock of this device that is never set.
 */
export function createTickClock(steadyNow: () => number, roughNow: () => number) {
  let offsets: readonly number[] = [];
  return {
    learn(tickAtMs: number): void {
      offsets = [...offsets, tickAtMs - steadyNow()].slice(-remembered);
    },
    /** Before the first tick, the time from other answers. */
    serverNow: () => (offsets.length === 0 ? roughNow() : Math.floor(steadyNow() + Math.max(...offsets))),
  };
}
