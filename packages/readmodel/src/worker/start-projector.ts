import { Worker } from 'node:worker_threads';
import { Fault } from '@candor/kernel';
import { Progress } from '../progress.ts';
import type { FromProjector, ProjectorOrders, ToProjector } from './messages.ts';

export interface ProjectorThreadOptions extends ProjectorOrders {
  /** The bundled worker entry, which calls `runProjectorWorker`. */
  readonly workerUrl: URL;
  /** Hears once when the thread has failed. The tables then stand still; opening them again goes on where they stopped. */
  readonly onFailure: (fault: Fault) => void;
}

export interface ProjectorThread {
  /** Knows each new watermark; readers wait on it. */
  readonly progress: Progress;
  /** Tells the thread that the journal has more. Cheap, and harmless when it has not. */
  committed(): void;
  /** Ends the thread after the transaction that is under way. */
  close(): Promise<void>;
}

/**
 * Starts the thread that keeps the read model, over a journal that exists. Resolves when the tables can be opened by
 * readers; what the journal already has is then still being caught up with.
 */
export function startProjector(options: ProjectorThreadOptions): Promise<ProjectorThread> {
  const { workerUrl, journalPath, readModelPath, onFailure } = options;
  const orders: ProjectorOrders = { journalPath, readModelPath };
  const worker = new Worker(workerUrl, { workerData: orders });
  const progress = new Progress();
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is not a window: it has no origin.
  const post = (message: ToProjector): void => worker.postMessage(message);
  const thread: ProjectorThread = {
    progress,
    committed: () => post('committed'),
    close() {
      post('stop');
      return ended;
    },
  };
  return new Promise((resolve, reject) => {
    let isReady = false;
    worker.on('message', (message: FromProjector) => {
      progress.reached(message.watermark);
      if (message.type !== 'ready') return;
      isReady = true;
      resolve(thread);
    });
    worker.once('error', (cause) => {
      const fault = new Fault('projector_stopped', `The read model's thread has failed: ${cause}`, { cause });
      if (isReady) onFailure(fault);
      else reject(fault);
    });
  });
}
