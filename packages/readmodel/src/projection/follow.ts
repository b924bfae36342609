import type { CommittedBatch } from '@candor/exchange';
import type { Projection } from './projection.ts';

/** Where committed facts are read from: the journal, or a list of batches in tests. */
export interface EventSource {
  /**
   * The facts of up to `limit` commands after `sequence`, whole commands only; `undefined` when there are none yet.
   * `firstSequence` is `sequence + 1`; commands without facts count too.
   */
  eventsAfter(sequence: number, limit: number): CommittedBatch | undefined;
}

/** Commands per transaction: large enough to share the cost of a commit, small enough for readers to see progress. */
export const commandsPerTransaction = 2_000;

/**
 * Reads on from the watermark until the source has no more, one transaction after the other, and tells each new
 * watermark. Between transactions other work of the thread gets its turn.
 */
export async function follow(
  source: EventSource,
  projection: Projection,
  onApplied: (watermark: number) => void = () => {},
): Promise<void> {
  for (;;) {
    const batch = source.eventsAfter(projection.watermark, commandsPerTransaction);
    if (!batch) return;
    projection.apply(batch);
    onApplied(projection.watermark);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** Runs `follow` whenever it is woken, never twice at a time; a call that comes meanwhile makes it look once more. */
export class Follower {
  readonly #follow: () => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #isRunning = false;
  #isWoken = false;

  constructor(run: () => Promise<void>, onError: (error: unknown) => void) {
    this.#follow = run;
    this.#onError = onError;
  }

  wake(): void {
    this.#isWoken = true;
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    try {
      while (this.#isWoken) {
        this.#isWoken = false;
        await this.#follow();
      }
    } catch (error) {
      this.#onError(error);
    } finally {
      this.#isRunning = false;
    }
  }
}
