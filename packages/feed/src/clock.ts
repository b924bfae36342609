/** Time as a source sees it; tests hand in their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  nowMs(): number;
  /** Calls back once, about `delayMs` from now; the returned function calls it off. */
  after(delayMs: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
