import { ieoTopic, listSubscriptions, type SubscriptionChange } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';

/** Keeps the user's subscriptions as they are now while mounted, and tells what becomes of them. */
export function useIeoStream(): void {
  const t = useMessages();
  const own = useOwnFormat();
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const tell = useEffectEvent(({ news, amount, tokenCode: token }: SubscriptionChange) => {
    if (news !== 'subscribed') toast('success', t(`ieo.news.${news}`, { amount: own.amount(amount), token }));
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listSubscriptions);
    let isFirst = true;
    return socket.subscribe(ieoTopic, [], {
      onSnapshot() {
        // The list is read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate({ changes }) {
        renew();
        for (const change of changes) tell(change);
      },
    });
  }, [queries, isSignedIn]);
}
