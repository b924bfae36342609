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
