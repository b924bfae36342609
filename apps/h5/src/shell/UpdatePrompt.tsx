import { useEffect } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { onIdle } from './on-idle.ts';

/** A new release is offered, never forced: someone may be in the middle of an order. */
export function UpdatePrompt() {
  const t = useMessages();
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return onIdle(() => void import('./offer-update.ts').then((m) => m.offerUpdates(t)).catch(console.warn));
    // Registered once; the words are those of the language at start.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
