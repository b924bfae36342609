import { getLockedSummary, listLockedDeposits, listLockedDividends, lockedTopic } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the lists of the user's deposits as they are now while mounted: each change has them read again. */
export function useLockedStream(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listLockedDeposits, listLockedDividends, getLockedSummary);
    let isFirst = true;
    return socket.subscribe(lockedTopic, [], {
      onSnapshot() {
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate: renew,
    });
  }, [queries, isSignedIn]);
}
