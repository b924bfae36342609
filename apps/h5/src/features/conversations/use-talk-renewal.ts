import type { CallSpec } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { readAgain } from '#hooks/read-again.ts';
import { myConversations } from './delivery.ts';

/** Has this list read again when what is unread in the user's private conversations changes, while mounted. */
export function useTalkRenewal(list: CallSpec): void {
  const queries = useQueryClient();
  const renew = useEffectEvent(() => void readAgain(queries, list));
  useEffect(() => {
    const stopWatching = myConversations.watch();
    const stop = myConversations.store.subscribe(() => renew());
    return () => {
      stop();
      stopWatching();
    };
  }, []);
}
