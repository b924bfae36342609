interface Paced {
  /** Has the work done: at once, or at the end of the pause that is under way. */
  ask(): void;
  /** Ends the present pause, so that requested work runs now. */
  hurry(): void;
}

/** Does `work` at once on request, but not twice within a pause: requests in between run once, at its end. */
export function atMostEvery(pauseMs: () => number, work: () => void): Paced {
  let pause: NodeJS.Timeout | undefined;
  let isAsked = false;

  function run(): void {
    work();
    pause = setTimeout(end, pauseMs());
    pause.unref();
  }

  function end(): void {
    clearTimeout(pause);
    pause = undefined;
    if (!isAsked) return;
    isAsked = false;
    run();
  }

  return {
    ask() {
      if (pause === undefined) run();
      else isAsked = true;
    },
    hurry: end,
  };
}
