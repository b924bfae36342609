/**
 * How far the projector has come, as its thread tells it. A read that must see its own write waits here for the
 * sequence of that write: it is woken by the news, not by a clock that looks again and again.
 */
export class Progress {
  #sequence = 0;
  readonly #waiting = new Set<{ readonly sequence: number; readonly wake: (reached: boolean) => void }>();

  /** The highest watermark heard of. */
  get sequence(): number {
    return this.#sequence;
  }

  /** Called with each new watermark. */
  reached(sequence: number): void {
    if (sequence <= this.#sequence) return;
    this.#sequence = sequence;
    for (const waiter of this.#waiting) if (waiter.sequence <= sequence) waiter.wake(true);
  }

  /** True once the tables hold the facts of `sequence`; false when that takes longer than `timeoutMs`. */
  waitFor(sequence: number, timeoutMs: number): Promise<boolean> {
    if (sequence <= this.#sequence) return Promise.resolve(true);
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.wake(false), timeoutMs);
      const waiter = {
        sequence,
        wake: (reached: boolean) => {
          clearTimeout(timer);
          this.#waiting.delete(waiter);
          resolve(reached);
        },
      };
      this.#waiting.add(waiter);
    });
  }
}
