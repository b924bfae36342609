import { createStore } from 'zustand/vanilla';
import { type LanguageCode, languageCodes } from '@candor/api';
import { readJson, type Storage } from './storage.ts';

export const settingsKey = 'settings';

export interface Settings {
  readonly theme: 'system' | 'dark' | 'light';
  readonly language: LanguageCode;
  /** Currency code of the fiat amounts beside prices: USD, VND, … */
  readonly fiat: string;
  /** `comma` groups with commas (1,234.5), `point` with points (1.234,5). */
  readonly numberFormat: 'comma' | 'point';
  readonly colours: 'green-up' | 'red-up';
  readonly areBalancesHidden: boolean;
  readonly hasHaptics: boolean;
}

export const defaultSettings: Settings = {
  theme: 'system',
  language: 'vn',
  fiat: 'USD',
  numberFormat: 'comma',
  colours: 'green-up',
  areBalancesHidden: false,
  hasHaptics: true,
};

/** The languages of texts by the first two letters of a browser's. Absent: the default of the specification. */
const spoken: Readonly<Record<string, LanguageCode>> = { vi: 'vn', zh: 'zh', en: 'en' };

/** The language of somebody who has chosen none: the first of their browser's that has texts. */
function languageFor(preferred: readonly string[]): LanguageCode {
  return preferred.map((tag) => spoken[tag.slice(0, 2)]).find(Boolean) ?? defaultSettings.language;
}

/** The test that a stored value must pass; otherwise its default applies. */
const believes: { [K in keyof Settings]: (value: unknown) => boolean } = {
  theme: (value) => value === 'system' || value === 'dark' || value === 'light',
  language: (value) => (languageCodes as readonly unknown[]).includes(value),
  fiat: (value) => typeof value === 'string' && /^[A-Z]{3,5}$/.test(value),
  numberFormat: (value) => value === 'comma' || value === 'point',
  colours: (value) => value === 'green-up' || value === 'red-up',
  areBalancesHidden: (value) => typeof value === 'boolean',
  hasHaptics: (value) => typeof value === 'boolean',
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The stored settings, each checked on its own: one bad value does not cost the others. Without a language of the user's
 * own it is that of `preferred`, the browser's languages.
 */
export function settingsFrom(stored: Record<string, unknown>, preferred: readonly string[] = []): Settings {
  const believed = Object.entries(stored).filter(
    ([key, value]) => key in believes && believes[key as keyof Settings](value),
  );
  return { ...defaultSettings, language: languageFor(preferred), ...Object.fromEntries(believed) };
}

/** The display settings of this device. Apply at once and outlive sign-out. */
export function createSettings(storage: Storage, preferred?: readonly string[]) {
  const store = createStore<Settings>(() => settingsFrom(readJson(storage, settingsKey, isRecord) ?? {}, preferred));
  store.subscribe((settings) => storage.set(settingsKey, JSON.stringify(settings)));
  return {
    store,
    get: () => store.getState(),
    change: (changed: Partial<Settings>) => store.setState(changed),
  };
}
