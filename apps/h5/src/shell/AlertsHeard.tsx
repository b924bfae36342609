import { type ComponentType, useEffect, useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { onIdle } from './on-idle.ts';

/** Listens to the user's price alerts on every page; its code comes when the network is free, and for users alone. */
export function AlertsHeard() {
  const isSignedIn = useIsSignedIn();
  const [shown, setShown] = useState<{ readonly Toasts: ComponentType }>();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const bring = () => import('#features/alerts/FiringToasts.tsx').then((m) => setShown({ Toasts: m.FiringToasts }));
    return onIdle(() => void bring().catch(console.warn));
  }, [isSignedIn]);
  return isSignedIn && shown !== undefined ? <shown.Toasts /> : null;
}
