import type { LanguageCode } from '@candor/api';
import { writtenLanguages } from '@candor/messages';
import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

interface Settings {
  readonly language: LanguageCode;
  readonly theme: Theme;
}

const key = 'candor.console.settings';
const listeners = new Set<() => void>();
let settings = read();

function read(): Settings {
  const wanted = navigator.languages.map((one) => one.split('-')[0]);
  const spoken = writtenLanguages.find(({ htmlLang }) => wanted.includes(htmlLang.split('-')[0]));
  const first: Settings = {
    language: spoken?.code ?? 'en',
    theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return first;
  }
}

export function currentSettings(): Settings {
  return settings;
}

export function changeSettings(changes: Partial<Settings>): void {
  settings = { ...settings, ...changes };
  localStorage.setItem(key, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, currentSettings);
}
