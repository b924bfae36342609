import { Fault } from '@candor/kernel';

/** The place in the queue: those ahead have their turn before all who are behind. */
export type Place = 'ahead' | 'behind';

/**
 * Does costly work a few pieces at a time. A caller whose part of the queue is full is refused because the server is
 * busy, so that a flood costs the flood its answers and not others the server (docs/security.md#floods).
 */
export class Line {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  readonly #waiting: Readonly<Record<Place, (() => void)[]>> = { ahead: [], behind: [] };
  #running = 0;

  /** `waitingMax`: of those ahead, and as many again behind them. */
  constructor(atOnce: number, waitingMax: number) {
    this.#atOnce = atOnce;
    this.#waitingMax = waitingMax;
  }

  /** The number of pieces of work that wait for their turn. */
  get waiting(): number {
    return this.#waiting.ahead.length + this.#waiting.behind.length;
  }

  /** The part of the line taken by those ahead, from 0 to 1. */
  get shareAhead(): number {
    return this.#waiting.ahead.length / this.#waitingMax;
  }

  /** Throws a `Fault` of kind `server_busy` when too many wait. */
  async inTurn<T>(work: () => Promise<T>, place: Place = 'behind'): Promise<T> {
    if (this.#running >= this.#atOnce) {
      const waiting = this.#waiting[place];
      if (waiting.length >= this.#waitingMax) {
        throw new Fault('server_busy', `${this.#waitingMax} pieces of work are already waiting`);
      }
      // A finished piece hands its place over, so `#running` does not change here.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.ahead.shift() ?? this.#waiting.behind.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }
}
