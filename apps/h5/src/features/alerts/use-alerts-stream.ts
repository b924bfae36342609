import { type AlertFiringRow, alertsTopic, listAlertFirings, listAlerts } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the user's alerts and what they have told as they are now, while mounted; calls back for each that is told. */
export function useAlertsStream(onFiring?: (firing: AlertFiringRow) => void): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const tell = useEffectEvent((firing: AlertFiringRow) => onFiring?.(firing));
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listAlerts, listAlertFirings);
    let isFirst = true;
    return socket.subscribe(alertsTopic, [], {
      onSnapshot() {
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate({ firings }) {
        renew();
        for (const firing of firings) tell(firing);
      },
    });
  }, [queries, isSignedIn]);
}
