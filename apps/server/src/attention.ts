/** Longer than the longest option and its window, so that whatever a visitor began is followed at full pace to its end. */
export const unwatchedAfterMs = 600_000;

/**
 * Knows if the installation is in use. A practice market without visitors is followed at a slower pace: it would fill a
 * disk with unseen data. A request and an open socket count as a visit; a probe of health does not.
 */
export class Attention {
  readonly #clock: () => number;
  readonly #returned = new Set<() => void>();
  #lastVisitMs: number;
  #openSockets: () => number = () => 0;

  constructor(clock: () => number) {
    this.#clock = clock;
    this.#lastVisitMs = clock();
  }

  get isWatched(): boolean {
    return this.#openSockets() > 0 || this.#clock() - this.#lastVisitMs < unwatchedAfterMs;
  }

  /** Notes a visit. */
  visited(): void {
    const nowMs = this.#clock();
    // A socket that has just opened counts already, so only the time shows an absence.
    const wasAway = nowMs - this.#lastVisitMs >= unwatchedAfterMs;
    this.#lastVisitMs = nowMs;
    if (wasAway) for (const listener of this.#returned) listener();
  }

  /** Sets the source of the number of open sockets, once the gateway listens. */
  countSockets(openSockets: () => number): void {
    this.#openSockets = openSockets;
  }

  /** Calls the listener at the first visit after an absence. */
  onReturn(listener: () => void): void {
    this.#returned.add(listener);
  }
}
