import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { EventSource } from './event-source.ts';
import type { Projection } from './projection.ts';

/**
 * Commands per transaction: what changes often (counts, balances, orders that end soon) is written once in it, so a large
 * one is much cheaper a command, and it is small enough for readers to see progress. Without a backlog each has what has come.
 */
const commandsPerTransaction = 8_000;

/**
 * The ratio of rest to work without a backlog, and its bound in milliseconds: what comes meanwhile is one transaction and not ten, and
 * others have the processor. What comes after a quiet moment is applied at once.
 */
const restPerWork = 3;
const usualRestMsMax = 50;

interface FollowOptions {
  /** Called with each new watermark after its commit. */
  readonly onApplied?: (watermark: number) => void;
  /** Ends the reading after the transaction that is under way. */
  readonly signal?: AbortSignal;
  /** In milliseconds; 0 where what has been committed must be in the lists at once. */
  readonly restMsMax?: number;
}

/**
 * Reads on from the watermark until the source has no more, one transaction after the other. Between transactions
 * other work of the thread gets its turn.
 */
export async function follow(
  source: EventSource,
  projection: Projection,
  { onApplied, signal, restMsMax = usualRestMsMax }: FollowOptions = {},
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const batch = source.eventsAfter(projection.watermark, commandsPerTransaction);
    if (!batch) return;
    const beganMs = performance.now();
    projection.apply(batch);
    onApplied?.(projection.watermark);
    // A batch ends with a group of the journal, and so before the limit.
    const isBehind = batch.lastSequence - batch.firstSequence >= commandsPerTransaction / 2;
    const restMs = Math.min(restMsMax, (performance.now() - beganMs) * restPerWork);
    await (isBehind || restMs === 0 ? nextTurn() : rest(restMs, signal));
  }
}

/** Resolves at a stop, too. */
function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return pause(ms, undefined, { ...(signal !== undefined && { signal }) }).catch(() => undefined);
}

/** Follows a source whenever it is woken, one run at a time; a call that comes during a run makes it look once more. */
export class Follower {
  readonly #source: EventSource;
  readonly #projection: Projection;
  readonly #options: Omit<FollowOptions, 'signal'>;
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;
  #isWoken = false;

  constructor(source: EventSource, projection: Projection, options: Omit<FollowOptions, 'signal'>) {
    this.#source = source;
    this.#projection = projection;
    this.#options = options;
  }

  /** Resolves when everything that was there at the call has been applied; rejects when applying failed. */
  wake(): Promise<void> {
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Resolves when no transaction is under way any more, and none will be begun. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const options = { ...this.#options, signal: this.#stopping.signal };
    while (this.#isWoken && !this.#stopping.signal.aborted) {
      this.#isWoken = false;
      await follow(this.#source, this.#projection, options);
    }
  }
}
