import { useSyncExternalStore } from 'react';
import { useSetting } from './use-settings.ts';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

function watchSystem(wake: () => void): () => void {
  systemIsDark.addEventListener('change', wake);
  return () => systemIsDark.removeEventListener('change', wake);
}

/** The theme in force: the user's, or the system's where the user follows it. */
export function useResolvedTheme(): 'dark' | 'light' {
  const chosen = useSetting('theme');
  const isSystemDark = useSyncExternalStore(watchSystem, () => systemIsDark.matches);
  return chosen === 'system' ? (isSystemDark ? 'dark' : 'light') : chosen;
}
