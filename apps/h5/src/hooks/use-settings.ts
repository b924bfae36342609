import { useStore } from 'zustand';
import { settings } from '#client/read.ts';
import type { Settings } from '#client/settings.ts';

/** One setting; the component renders again only when this one changes. */
export function useSetting<K extends keyof Settings>(key: K): Settings[K] {
  return useStore(settings.store, (all) => all[key]);
}
