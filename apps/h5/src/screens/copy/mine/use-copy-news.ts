import { copyFeedTopic, listCopyFeed, listFollows } from '@candor/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '../../../brain/read.ts';
import { readAgain } from '../../../hooks/read-again.ts';
import { useIsSignedIn } from '../../../hooks/use-session.ts';

/** Reads follows and the feed again whenever a trade of one's traders was copied or skipped. */
export function useCopyNews(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    return socket.subscribe(copyFeedTopic, [], {
      onSnapshot: () => undefined,
      onUpdate: () => void readAgain(queries, listCopyFeed, listFollows),
    });
  }, [queries, isSignedIn]);
}
