import { useSyncExternalStore } from 'react';

function watch(wake: () => void): () => void {
  window.addEventListener('online', wake);
  window.addEventListener('offline', wake);
  return () => {
    window.removeEventListener('online', wake);
    window.removeEventListener('offline', wake);
  };
}

/** The browser's view of its network. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine);
}
