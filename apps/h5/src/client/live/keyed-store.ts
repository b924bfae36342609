import { oncePerFrame } from '../frame.ts';

/**
 * Rows by key with one listener per row: a change of one pair wakes that pair's row and nothing else, at most once per
 * frame. Whole-list state kept the main thread busy five times as long in the measurement this follows.
 */
export function createKeyedStore<Key, Row>(nextFrame: (act: () => void) => unknown) {
  const rows = new Map<Key, Row>();
  const listeners = new Map<Key, Set<() => void>>();
  const listListeners = new Set<() => void>();
  const changed = new Set<Key>();
  let version = 0;
  const flushSoon = oncePerFrame(() => {
    const keys = [...changed];
    changed.clear();
    version += 1;
    for (const key of keys) for (const wake of listeners.get(key) ?? []) wake();
    for (const wake of listListeners) wake();
  }, nextFrame);
  return {
    get: (key: Key) => rows.get(key),
    /** Grows by one with each flush; sorted lists depend on it. */
    version: () => version,
    all: (): ReadonlyMap<Key, Row> => rows,
    put(key: Key, row: Row): void {
      rows.set(key, row);
      changed.add(key);
      flushSoon();
    },
    subscribe(key: Key, wake: () => void): () => void {
      const set = listeners.get(key) ?? new Set();
      set.add(wake);
      listeners.set(key, set);
      return () => {
        set.delete(wake);
        if (set.size === 0 && listeners.get(key) === set) listeners.delete(key);
      };
    },
    /** Wakes once per frame in which any row changed. */
    subscribeAll(wake: () => void): () => void {
      listListeners.add(wake);
      return () => void listListeners.delete(wake);
    },
  };
}
