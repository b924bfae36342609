/** Runs `flush` at most once per animation frame, however often it is called: a burst of ticks is one repaint. */
export function oncePerFrame(flush: () => void, nextFrame: (act: () => void) => unknown): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    nextFrame(() => {
      isWaiting = false;
      flush();
    });
  };
}
