/**
 * Calls `work` at once when it is asked for, but not twice within `pauseMs`: what is asked for meanwhile happens once,
 * at the end of the pause.
 */
export function atMostEvery(pauseMs: number, work: () => void): () => void {
  let isPausing = false;
  let isAsked = false;

  function run(): void {
    work();
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      if (!isAsked) return;
      isAsked = false;
      run();
    }, pauseMs);
  }

  return () => {
    if (isPausing) isAsked = true;
    else run();
  };
}
