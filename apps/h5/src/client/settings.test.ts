import { expect, it } from 'vitest';
import { createSettings, defaultSettings, settingsFrom } from './settings.ts';
import { memoryStorage } from './storage.ts';

it('believes each stored value on its own', () => {
  expect(settingsFrom({ language: 'en', theme: 'pink', fiat: 'VND', hasHaptics: 'yes', other: 1 })).toEqual({
    ...defaultSettings,
    language: 'en',
    fiat: 'VND',
  });
});

it('starts in Vietnamese and outlives the page', () => {
  const storage = memoryStorage();
  const settings = createSettings(storage);
  expect(settings.get().language).toBe('vn');
  settings.change({ colours: 'red-up' });
  expect(createSettings(storage).get().colours).toBe('red-up');
});

it.each([
  [['en-GB', 'vi'], 'en'],
  [['fr-CH', 'zh-TW', 'en'], 'zh'],
  [['vi-VN'], 'vn'],
  [['vie', 'en'], 'vn'],
  [['de', 'ja'], 'vn'],
  [[], 'vn'],
])('starts in the language of a browser in %j, %s, until its user chooses', (preferred, language) => {
  const storage = memoryStorage();
  const settings = createSettings(storage, preferred);
  expect(settings.get().language).toBe(language);
  settings.change({ language: 'zh' });
  expect(createSettings(storage, preferred).get().language).toBe('zh');
});
