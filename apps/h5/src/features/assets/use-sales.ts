import { ieoTopic, listAssets, listWallets } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Reads the totals again when an IEO settles or releases, so that the pay does not leave them before the tokens come. */
export function useSales(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listWallets, listAssets);
    return socket.subscribe(ieoTopic, [], { onSnapshot: () => {}, onUpdate: renew });
  }, [queries, isSignedIn]);
}
