import type { Duty } from '@candor/kernel/duty';

/** The duties of one process: started in their order, and stopped in the opposite one. */
export class Duties {
  readonly #duties: readonly Duty[];
  #stopping: Promise<void> | undefined;

  constructor(duties: readonly Duty[]) {
    this.#duties = duties;
  }

  /** One after the other: each finds the earlier ones started. When one cannot start, all are stopped again. */
  async start(): Promise<void> {
    try {
      for (const duty of this.#duties) await duty.start();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** Resolves when nothing is under way any more. A duty that fails at stopping keeps no other from it. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const duty of this.#duties.toReversed()) {
      try {
        await duty.stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
