import { useCallback, useSyncExternalStore } from 'react';

/** A phone that is turned on its side: wide, and too low for a page. */
export const turned = '(orientation: landscape) and (max-height: 500px)';
/** A desktop has room for a chart, a book and a form side by side. */
export const wide = '(min-width: 1024px)';

/** A condition of the screen, as CSS writes it. */
export function useMedia(query: typeof turned | typeof wide): boolean {
  const watch = useCallback(
    (wake: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', wake);
      return () => list.removeEventListener('change', wake);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
}
