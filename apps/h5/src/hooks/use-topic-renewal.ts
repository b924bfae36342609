import type { CallSpec, TopicSpec } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { TopicHandlers } from '#client/socket.ts';
import { socket } from '#client/read.ts';
import { readAgain } from './read-again.ts';
import { useIsSignedIn } from './use-session.ts';

/** Has these calls read again at each update of a topic of the user's while mounted, and then tells the update. */
export function useTopicRenewal<T extends TopicSpec>(
  topic: T,
  specs: readonly CallSpec[],
  onUpdate: TopicHandlers<T>['onUpdate'] = () => undefined,
): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const renew = useEffectEvent(() => void readAgain(queries, ...specs));
  const tell = useEffectEvent(onUpdate);
  useEffect(() => {
    if (!isSignedIn) return;
    let isFirst = true;
    return socket.subscribe(topic, [], {
      onSnapshot() {
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate(update) {
        renew();
        tell(update);
      },
    });
  }, [topic, isSignedIn]);
}
