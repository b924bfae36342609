import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Fault } from '@candor/kernel';
import { Progress } from '../progress.ts';
import type { FromProjector, ProjectorOrders, ToProjector } from './messages.ts';

interface ProjectorThreadOptions extends ProjectorOrders {
  /** The bundled worker entry, which calls `runProjectorWorker`. */
  readonly workerUrl: URL;
  /** Called with each failure and its consequence. Trading does not stop for lists. */
  readonly onTrouble: (trouble: ProjectorTrouble) => void;
  /** Waits before each new start without progress in between; the last one is repeated. */
  readonly restartMs?: readonly number[];
}

interface ProjectorTrouble {
  readonly fault: Fault;
  /** `again`: it goes on with the tables it has. `over`: it makes new ones out of the journal. */
  readonly next: 'again' | 'over';
}

export interface ProjectorThread {
  /** Has each new watermark; readers wait on it. */
  readonly progress: Progress;
  /** Tells the thread that the journal has more. Cheap, and harmless when it has not. */
  committed(): void;
  /** Called when the tables are in a new file: readers have to open it. */
  onReplaced(listener: () => void): void;
  /** Ends the thread after the transaction that is under way. */
  close(): Promise<void>;
}

const standardRestartMs = [100, 1_000, 5_000, 30_000] as const;
/** A file with which the thread fails so often without getting on is not tried any more. */
const triesWithOneFile = 3;

/**
 * Starts the thread that keeps the read model, over an existing journal, and keeps it going: a thread that fails is
 * started again, and tables with which it fails again and again are made anew. Resolves when readers can open the
 * tables; catching up with the journal goes on after that. Rejects only when not even new tables can be made.
 */
export async function startProjector(options: ProjectorThreadOptions): Promise<ProjectorThread> {
  const projector = new SupervisedProjector(options);
  await projector.start();
  return projector;
}

class SupervisedProjector implements ProjectorThread {
  readonly progress = new Progress();
  readonly #options: ProjectorThreadOptions;
  readonly #replaced = new Set<() => void>();
  readonly #closing = new AbortController();
  #worker: Worker | undefined;
  #ended: Promise<void> = Promise.resolve();
  #restarting: Promise<void> | undefined;
  /** Since the thread last got on. */
  #failures = 0;

  constructor(options: ProjectorThreadOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    try {
      await this.#spawn();
    } catch (error) {
      // Tables that cannot even be opened are not waited for: they can be made again.
      this.#options.onTrouble({ fault: error as Fault, next: 'over' });
      this.#discard();
      await this.#spawn();
    }
  }

  committed(): void {
    this.#post('committed');
  }

  onReplaced(listener: () => void): void {
    this.#replaced.add(listener);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#restarting;
    this.#post('stop');
    await this.#ended;
  }

  /** Resolves when the tables can be read; rejects when the thread has failed before that. */
  #spawn(): Promise<void> {
    const { workerUrl, journalPath, readModelPath } = this.#options;
    const orders: ProjectorOrders = { journalPath, readModelPath };
    const worker = new Worker(workerUrl, { workerData: orders });
    this.#worker = worker;
    this.#ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    return new Promise((resolve, reject) => {
      let isReady = false;
      worker.on('message', ({ type, watermark }: FromProjector) => {
        this.progress.reached(watermark);
        if (type === 'applied') this.#failures = 0;
        if (type !== 'ready') return;
        isReady = true;
        resolve();
      });
      worker.once('error', (cause) => {
        const fault = new Fault('projector_stopped', `The read model's thread has failed: ${cause}`, { cause });
        this.#worker = undefined;
        this.progress.interrupted();
        if (isReady) this.#restart(fault);
        else reject(fault);
      });
    });
  }

  #restart(first: Fault): void {
    this.#restarting = this.#untilItRuns(first).finally(() => {
      this.#restarting = undefined;
    });
  }

  async #untilItRuns(first: Fault): Promise<void> {
    const waits = this.#options.restartMs ?? standardRestartMs;
    let fault: Fault | undefined = first;
    while (fault !== undefined && !this.#closing.signal.aborted) {
      this.#failures += 1;
      const next = this.#failures < triesWithOneFile ? 'again' : 'over';
      this.#options.onTrouble({ fault, next });
      const waitMs = waits[Math.min(this.#failures, waits.length) - 1] ?? 0;
      await pause(waitMs, undefined, { signal: this.#closing.signal }).catch(() => {});
      if (this.#closing.signal.aborted) return;
      fault = await this.#tryAgain(next);
    }
  }

  async #tryAgain(next: ProjectorTrouble['next']): Promise<Fault | undefined> {
    try {
      if (next === 'over') this.#discard();
      await this.#spawn();
      if (next === 'over') for (const listener of this.#replaced) listener();
      return undefined;
    } catch (error) {
      return error instanceof Fault ? error : new Fault('projector_stopped', String(error), { cause: error });
    }
  }

  /** Removes the tables with their log. Nothing is lost: all of it is in the journal. */
  #discard(): void {
    for (const suffix of ['', '-wal', '-shm']) rmSync(this.#options.readModelPath + suffix, { force: true });
    this.progress.startedOver();
  }

  #post(message: ToProjector): void {
    this.#worker?.postMessage(message);
  }
}
