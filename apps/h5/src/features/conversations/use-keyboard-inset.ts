import { useSyncExternalStore } from 'react';

function watch(wake: () => void): () => void {
  window.visualViewport?.addEventListener('resize', wake);
  window.visualViewport?.addEventListener('scroll', wake);
  return () => {
    window.visualViewport?.removeEventListener('resize', wake);
    window.visualViewport?.removeEventListener('scroll', wake);
  };
}

/** Less is the browser's own bars. */
const keyboardMinPx = 120;

function inset(): number {
  const seen = window.visualViewport;
  if (!seen || seen.scale > 1.01) return 0;
  const hidden = Math.round(window.innerHeight - seen.height - seen.offsetTop);
  return hidden < keyboardMinPx ? 0 : hidden;
}

/** The height of the keyboard over the page, in px, where a browser lays it over instead of making room. */
export function useKeyboardInset(): number {
  return useSyncExternalStore(watch, inset);
}
