/**
 * The best estimate of the server's time. Each answer that carries the server's time is an estimate with an error of
 * half its round trip; the one with the smallest error wins, and an old one slowly loses trust as clocks drift.
 */
export function createClock(now: () => number = Date.now) {
  const driftMsPerMs = 0.000_1;
  let offsetMs = 0;
  let errorMs = Number.POSITIVE_INFINITY;
  let learnedAtMs = 0;
  return {
    /** `sentAtMs` and `receivedAtMs` are this device's; `serverAtMs` is when the server made the answer. */
    learn(serverAtMs: number, sentAtMs: number, receivedAtMs: number): void {
      const freshErrorMs = (receivedAtMs - sentAtMs) / 2;
      const agedErrorMs = errorMs + (receivedAtMs - learnedAtMs) * driftMsPerMs;
      if (freshErrorMs > agedErrorMs) return;
      offsetMs = serverAtMs - (sentAtMs + receivedAtMs) / 2;
      errorMs = freshErrorMs;
      learnedAtMs = receivedAtMs;
    },
    serverNow: () => Math.round(now() + offsetMs),
  };
}

export type Clock = ReturnType<typeof createClock>;
