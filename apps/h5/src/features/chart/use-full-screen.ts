import { useEffect, useState } from 'react';
import { useOverlay } from '#hooks/use-overlay.ts';

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

/**
 * The chart over the whole screen, in landscape where the browser allows it. Where it allows neither, the chart still
 * fills the page. Esc and Back end it.
 */
export function useFullScreen(): [boolean, (isFull: boolean) => void] {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const follow = () => {
      if (document.fullscreenElement === null) setIsFull(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setIsFull(false);
    };
    document.addEventListener('fullscreenchange', follow);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      document.removeEventListener('keydown', escape);
      void leave();
    };
  }, []);
  function change(next: boolean): void {
    setIsFull(next);
    void (next ? enter() : leave());
  }
  useOverlay(isFull, () => change(false));
  return [isFull, change];
}

async function enter(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen?.();
    await (screen.orientation as LockableOrientation | undefined)?.lock?.('landscape');
  } catch {
    // Not allowed here: only the page itself can be filled.
  }
}

async function leave(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen().catch(() => undefined);
}
