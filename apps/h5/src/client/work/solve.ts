import type { WorkTask } from '@candor/api';
import { WorkSearch } from '@candor/api/work';

/**
 * The number of hashes that a slow phone computes in about a sixtieth of a second, so that the page can still be drawn
 * and left.
 */
const triesAtOnce = 2_000;

/** Searches the solution of a task: in a thread of its own, or in slices where there is none. */
export async function solve(task: WorkTask, signal: AbortSignal): Promise<string> {
  const worker = startWorker();
  if (worker === undefined) return solveInSlices(task, signal);
  try {
    return await answerOf(worker, task, signal);
  } catch (error) {
    signal.throwIfAborted();
    // Not every browser that has threads lets this page have one.
    if (error instanceof ErrorEvent) return await solveInSlices(task, signal);
    throw error;
  } finally {
    worker.terminate();
  }
}

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./work.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

function answerOf(worker: Worker, task: WorkTask, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.addEventListener('error', reject);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.postMessage(task);
  });
}

async function solveInSlices(task: WorkTask, signal: AbortSignal): Promise<string> {
  const search = new WorkSearch(task);
  for (;;) {
    const proof = search.step(triesAtOnce);
    if (proof !== undefined) return proof;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
}
