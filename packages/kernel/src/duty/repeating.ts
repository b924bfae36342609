import type { Duty } from './duty.ts';

interface Repeated {
  readonly everyMs: number;
  /** Absent: the first turn comes after one pause. */
  readonly isAtOnce?: boolean;
  readonly work: () => Promise<void>;
  /** Called with the error of a failed turn; the next one still comes. */
  readonly onError: (error: unknown) => void;
}

/** A duty that does the same again and again. A turn that comes while one is under way is left out. */
export function repeating(name: string, { everyMs, isAtOnce, work, onError }: Repeated): Duty {
  let underWay: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function turn(): void {
    underWay ??= work()
      .catch(onError)
      .finally(() => {
        underWay = undefined;
      });
  }

  return {
    name,
    start() {
      timer = setInterval(turn, everyMs);
      // It keeps no process alive that has nothing else to do.
      timer.unref();
      if (isAtOnce) turn();
    },
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
