import { copyFeedTopic, listCopyFeed, listFollows } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Reads follows and the feed again whenever a trade of one's traders was copied or skipped, also while nobody watched. */
export function useCopyNews(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const read = () => void readAgain(queries, listCopyFeed, listFollows);
    return socket.subscribe(copyFeedTopic, [], { onSnapshot: read, onUpdate: read });
  }, [queries, isSignedIn]);
}
