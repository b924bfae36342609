import { copyFeedTopic, listCopyFeed, listFollows } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/**
 * Reads follows and the feed again whenever a trade of the user's traders was copied or skipped, also without a
 * watcher.
 */
export function useCopyNews(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const read = () => void readAgain(queries, listCopyFeed, listFollows);
    return socket.subscribe(copyFeedTopic, [], { onSnapshot: read, onUpdate: read });
  }, [queries, isSignedIn]);
}
