import { useEffect } from 'react';
import { me } from '#client/read.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the user's own stream open while mounted, so that a list read by a call is read again when something happens. */
export function useOwnStream(): void {
  const isSignedIn = useIsSignedIn();
  useEffect(() => (isSignedIn ? me.watch() : undefined), [isSignedIn]);
}
