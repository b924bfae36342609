/** Starts with the first watcher and stops a moment after the last has gone, so turning a page does not resubscribe. */
export function createSharedWatch(start: () => () => void, lingerMs = 3_000) {
  let watchers = 0;
  let stop: (() => void) | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  return function watch(): () => void {
    watchers += 1;
    clearTimeout(leaving);
    stop ??= start();
    let isWatching = true;
    return () => {
      if (!isWatching) return;
      isWatching = false;
      watchers -= 1;
      if (watchers > 0) return;
      leaving = setTimeout(() => {
        stop?.();
        stop = undefined;
      }, lingerMs);
    };
  };
}
