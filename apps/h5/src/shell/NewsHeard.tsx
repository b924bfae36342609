import { type ComponentType, useEffect, useState } from 'react';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { onIdle } from './on-idle.ts';

/** The parts that listen, each for one product. */
const bringAll = async (): Promise<readonly ComponentType[]> => {
  const [{ FiringToasts }, { LoanToasts }] = await Promise.all([
    import('#features/alerts/FiringToasts.tsx'),
    import('#features/loans/LoanToasts.tsx'),
  ]);
  return [FiringToasts, LoanToasts];
};

/**
 * Listens on every page for what a user should hear at once: their price alerts, and alerts and liquidations of their loans. The
 * code comes when the network is free, and for users alone.
 */
export function NewsHeard() {
  const isSignedIn = useIsSignedIn();
  const [heard, setHeard] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return onIdle(() => void bringAll().then(setHeard).catch(console.warn));
  }, [isSignedIn]);
  return isSignedIn && heard.map((Part, at) => <Part key={at} />);
}
