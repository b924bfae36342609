import { Fault } from '@candor/kernel';

/**
 * Does costly work a few pieces at a time. Whoever comes when the line is full is told that the server is busy, so that
 * a flood costs the flood its answers and nobody else the server (security.md W26).
 */
export class Line {
  readonly #atOnce: number;
  readonly #waitingMax: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, waitingMax: number) {
    this.#atOnce = atOnce;
    this.#waitingMax = waitingMax;
  }

  /** Throws a `Fault` of kind `server_busy` when too many wait. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#waitingMax) {
        throw new Fault('server_busy', `${this.#waitingMax} pieces of work are already waiting`);
      }
      // Whoever finishes hands its place over, so `#running` does not change here.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }
}
