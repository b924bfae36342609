import { createStore } from 'zustand/vanilla';
import { readJson, type Storage } from '#client/storage.ts';

const key = 'recentSearches';
const keptMax = 10;

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

/** The last searches on this device that led somewhere, newest first, at most ten. */
export function createRecentSearches(storage: Storage) {
  const store = createStore<{ texts: readonly string[] }>(() => ({ texts: readJson(storage, key, isTexts) ?? [] }));
  function keep(texts: readonly string[]): void {
    store.setState({ texts });
    storage.set(key, JSON.stringify(texts));
  }
  return {
    store,
    add: (text: string) => keep([text, ...store.getState().texts.filter((other) => other !== text)].slice(0, keptMax)),
    clear: () => keep([]),
  };
}
