import { listPoints, listPointsHistory, listPointsTasks, pointsTopic } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the user's points, tasks and movements as they are now, while mounted. */
export function usePointsStream(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listPoints, listPointsTasks, listPointsHistory);
    let isFirst = true;
    return socket.subscribe(pointsTopic, [], {
      onSnapshot() {
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate: renew,
    });
  }, [queries, isSignedIn]);
}
