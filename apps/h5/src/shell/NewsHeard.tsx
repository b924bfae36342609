import { type ComponentType, useEffect, useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { onIdle } from './on-idle.ts';

/** Listens for the user's news on every page; its code comes when the network is free, and for users alone. */
export function NewsHeard() {
  const isSignedIn = useIsSignedIn();
  const [heard, setHeard] = useState<{ readonly UserNews: ComponentType }>();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onIdle(() => void import('./UserNews.tsx').then(setHeard).catch(console.warn));
  }, [isSignedIn]);
  return isSignedIn && heard !== undefined ? <heard.UserNews /> : null;
}
