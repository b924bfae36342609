import { alertsTopic, listAlertFirings, listAlerts } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the user's alerts and what they have told as they are now, while mounted. The shell tells each. */
export function useAlertsStream(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listAlerts, listAlertFirings);
    // A list from an earlier visit may lack what was set elsewhere since, and a later picture follows a gap.
    return socket.subscribe(alertsTopic, [], { onSnapshot: renew, onUpdate: renew });
  }, [queries, isSignedIn]);
}
