import { type ComponentType, useEffect, useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { onIdle } from './on-idle.ts';

/** Listens to the user's notices on every page; its code comes when the network is free, and for users alone. */
export function NoticesHeard() {
  const isSignedIn = useIsSignedIn();
  const [shown, setShown] = useState<{ readonly Heard: ComponentType }>();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const bring = () => import('#features/inbox/HeardNotices.tsx').then((m) => setShown({ Heard: m.HeardNotices }));
    return onIdle(() => void bring().catch(console.warn));
  }, [isSignedIn]);
  return isSignedIn && shown !== undefined ? <shown.Heard /> : null;
}
