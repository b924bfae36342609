/** Longer than the longest option and its window, so that whatever a visitor began is followed at full pace to its end. */
export const unwatchedAfterMs = 600_000;

/**
 * Whether anybody is there. A practice market that nobody looks at is followed at a slower pace: it would fill a disk
 * with what nobody saw. A request and an open socket are somebody; a probe of health is not.
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

  /** Says that somebody asked for something. */
  visited(): void {
    const nowMs = this.#clock();
    // A socket that has just opened counts already, so the time alone says who has been away.
    const wasAway = nowMs - this.#lastVisitMs >= unwatchedAfterMs;
    this.#lastVisitMs = nowMs;
    if (wasAway) for (const listener of this.#returned) listener();
  }

  /** Sets the source of the number of open sockets, once the gateway listens. */
  countSockets(openSockets: () => number): void {
    this.#openSockets = openSockets;
  }

  /** Hears when somebody comes after a time without anybody. */
  onReturn(listener: () => void): void {
    this.#returned.add(listener);
  }
}
