import type { LanguageCode } from '@candor/api';
import { writtenLanguages } from '@candor/messages';

export type Theme = 'dark' | 'light';

export interface Settings {
  readonly language: LanguageCode;
  readonly theme: Theme;
}

export const settingsKey = 'candor.console.settings';
export const tokenKey = 'candor.console.token';

/** The settings of this browser; at first those of its owner's system. */
export function storedSettings(): Settings {
  const wanted = navigator.languages.map((one) => one.split('-')[0]);
  const spoken = writtenLanguages.find(({ htmlLang }) => wanted.includes(htmlLang.split('-')[0]));
  const first: Settings = {
    language: spoken?.code ?? 'en',
    theme: matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark',
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(settingsKey) ?? '{}') as Partial<Settings>) };
  } catch {
    return first;
  }
}

export function storedToken(): string | undefined {
  return sessionStorage.getItem(tokenKey) ?? undefined;
}
