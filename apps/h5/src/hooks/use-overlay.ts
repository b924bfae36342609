import { useEffect, useRef } from 'react';
import { overlayHistory } from '#app/overlays.ts';

/** As the fields of an overlay. */
interface OverlayWays {
  readonly mayClose?: boolean;
  readonly staysOverPages?: boolean;
}

/** Makes something that stands open over the page a step of the history: Back closes it, and another page drops it unless it stays. */
export function useOverlay(
  isOpen: boolean,
  onClose: () => void,
  { mayClose = true, staysOverPages = false }: OverlayWays = {},
): void {
  const latest = useRef({ onClose, mayClose });
  useEffect(() => {
    latest.current = { onClose, mayClose };
  });
  useEffect(() => {
    if (!isOpen) return;
    return overlayHistory().open({
      close: () => latest.current.onClose(),
      mayClose: () => latest.current.mayClose,
      staysOverPages,
    });
  }, [isOpen, staysOverPages]);
}
