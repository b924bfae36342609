import type { PlatformLog } from './log.ts';

const everyMs = 3_600_000;

/** Deletes once an hour what has to go by then. Gives what ends it, once what is under way is done. */
export function startHousekeeping(work: () => Promise<void>, log: PlatformLog): () => Promise<void> {
  let underWay = Promise.resolve();
  const run = (): void => {
    underWay = work().catch((error: unknown) => log.error({ err: error }, 'what has to be deleted could not be'));
  };
  const timer = setInterval(run, everyMs);
  // It keeps no process alive that has nothing else to do.
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
