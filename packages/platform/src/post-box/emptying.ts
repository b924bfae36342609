interface Parts<Item> {
  readonly clock: () => number;
  /** Items to send now, at most so many. */
  readonly due: (limit: number) => Promise<readonly Item[]>;
  /** The time at which the next one is due; undefined when none waits. */
  readonly nextDueAtMs: () => Promise<number | undefined>;
  /** Sends one; false if it stays in the box, and is not due any more. */
  readonly send: (item: Item) => Promise<boolean>;
  /** The items on their way at once. */
  readonly atOnce: number;
  /** The pause when none of so many could be sent, because their carrier does not answer. Absent: there is none. */
  readonly restMs?: number;
  readonly onStuck: (error: unknown) => void;
}

/** Timers run in real time, and clocks are set: nothing waits longer for a second try. */
const lookAgainMs = 60_000;

/** Empties a box of things to send, when it is told of a new one and when one that waits is due. */
export class Emptying<Item> {
  readonly #parts: Parts<Item>;
  #timer: NodeJS.Timeout | undefined;
  #underWay: Promise<void> | undefined;
  /** Woken while it was looking. */
  #isAsked = false;
  #isResting = false;
  #isEnding = false;

  constructor(parts: Parts<Item>) {
    this.#parts = parts;
  }

  /** Reports a new one. */
  wake(): void {
    this.#isAsked = true;
    if (this.#isEnding || this.#isResting) return;
    this.#underWay ??= this.#work();
  }

  /** Waits until all that is due was tried. */
  async settled(): Promise<void> {
    while (this.#underWay !== undefined) await this.#underWay;
  }

  /** Waits for those on their way. The rest stays in the box. */
  async close(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#timer);
    await this.#underWay;
  }

  async #work(): Promise<void> {
    clearTimeout(this.#timer);
    const { clock, restMs = 0 } = this.#parts;
    try {
      while (this.#isAsked && !this.#isEnding) {
        this.#isAsked = false;
        this.#isResting = !(await this.#sendDue());
      }
      const nextMs = this.#isResting ? clock() + restMs : await this.#parts.nextDueAtMs();
      if (nextMs !== undefined) this.#wakeIn(nextMs - clock());
    } catch (error) {
      this.#parts.onStuck(error);
      this.#wakeIn(lookAgainMs);
    } finally {
      this.#underWay = undefined;
      // Woken after the last look: that one may not have been found yet.
      if (this.#isAsked) this.wake();
    }
  }

  /** False when nobody takes anything. */
  async #sendDue(): Promise<boolean> {
    const { atOnce, due, send, restMs } = this.#parts;
    while (!this.#isEnding) {
      const items = await due(atOnce);
      if (items.length === 0) return true;
      const left = await Promise.all(items.map((item) => send(item)));
      if (restMs !== undefined && items.length === atOnce && !left.includes(true)) return false;
    }
    return true;
  }

  #wakeIn(ms: number): void {
    if (this.#isEnding) return;
    this.#timer = setTimeout(
      () => {
        this.#isResting = false;
        this.wake();
      },
      Math.min(Math.max(ms, 0), lookAgainMs),
    );
    // It keeps no process alive that has nothing else to do.
    this.#timer.unref();
  }
}
