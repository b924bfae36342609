/** Calls that one session may have under way at a time (docs/security.md#one-client). */
export const standardInFlightMax = 32;

/** Counts the calls under way of each session. */
export class InFlight {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** False when the session has as many under way as it may; otherwise `leave` must follow. */
  enter(sessionId: string): boolean {
    const count = this.#counts.get(sessionId) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(sessionId, count + 1);
    return true;
  }

  leave(sessionId: string): void {
    const count = (this.#counts.get(sessionId) ?? 1) - 1;
    if (count === 0) this.#counts.delete(sessionId);
    else this.#counts.set(sessionId, count);
  }
}
