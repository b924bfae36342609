import { getOtcOrder, listOtcAds, listOtcOrders, listOwnOtcAds, listWallets, otcTopic } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';

/** Keeps the user's deals as they are now while mounted. */
export function useDealsStream(): void {
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, getOtcOrder, listOtcOrders, listOtcAds, listOwnOtcAds, listWallets);
    let isFirst = true;
    return socket.subscribe(otcTopic, [], {
      onSnapshot() {
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate: renew,
    });
  }, [queries, isSignedIn]);
}
