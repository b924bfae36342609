/** The part of a browser's storage that the app uses. Tests pass a Map. */
export interface Storage {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
  clear(): void;
}

/** Storage that lives as long as the page: for tests, and for browsers that refuse to store. */
export function memoryStorage(entries: ReadonlyMap<string, string> = new Map()): Storage {
  const kept = new Map(entries);
  return {
    get: (key) => kept.get(key),
    set: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** The browser's own storage, or memory where it is switched off (private windows, embedded views). */
export function browserStorage(open: () => globalThis.Storage): Storage {
  let area: globalThis.Storage;
  try {
    area = open();
    area.setItem('h5Probe', '1');
    area.removeItem('h5Probe');
  } catch {
    return memoryStorage();
  }
  return {
    get: (key) => area.getItem(key) ?? undefined,
    // A full storage loses a preference, which is better than losing the page.
    set: (key, text) => {
      try {
        area.setItem(key, text);
      } catch {
        console.warn(`storage is full: ${key} was not kept`);
      }
    },
    remove: (key) => area.removeItem(key),
    clear: () => area.clear(),
  };
}

/** Reads JSON that `fits`, else `undefined`: stored values may come from another version or another hand. */
export function readJson<T>(storage: Storage, key: string, fits: (value: unknown) => value is T): T | undefined {
  const text = storage.get(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
