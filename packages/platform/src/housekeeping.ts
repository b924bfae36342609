import type { PlatformLog } from './log.ts';

/** Does at once, and then again and again, what has to be done by itself. Gives what ends it, once what is under way is done. */
export function startHousekeeping(work: () => Promise<void>, everyMs: number, log: PlatformLog): () => Promise<void> {
  let underWay = Promise.resolve();
  let isWorking = false;
  const run = (): void => {
    if (isWorking) return;
    isWorking = true;
    underWay = work()
      .catch((error: unknown) =>
        log.error({ event: 'housekeeping.failed', err: error }, 'what has to be done by itself could not be'),
      )
      .finally(() => {
        isWorking = false;
      });
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
