import { useSyncExternalStore } from 'react';
import { type Settings, settingsKey, storedSettings } from './stored.ts';

const listeners = new Set<() => void>();
let settings = storedSettings();

export function currentSettings(): Settings {
  return settings;
}

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  localStorage.setItem(settingsKey, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings);
}
