import { type DualPurchaseRow, dualTopic, listDualPurchases } from '@candor/api';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { socket } from '#client/read.ts';
import { readAgain } from '#hooks/read-again.ts';
import { useOwnFormat } from '#hooks/use-format.ts';
import { useIsSignedIn } from '#hooks/use-session.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { toast } from '#ui/Toast.tsx';

/** Keeps the user's dual investments as they are now while mounted, and tells of those that settle. */
export function useDualStream(): void {
  const t = useMessages();
  const own = useOwnFormat();
  const queries = useQueryClient();
  const isSignedIn = useIsSignedIn();
  const tell = useEffectEvent(({ purchaseId, settledAtMs, paid, paidCode }: DualPurchaseRow) => {
    if (settledAtMs === undefined) return;
    const number = String(purchaseId);
    toast('success', t('dual.orders.settledNow', { number, amount: own.amount(paid), code: paidCode ?? '' }));
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const renew = () => void readAgain(queries, listDualPurchases);
    let isFirst = true;
    return socket.subscribe(dualTopic, [], {
      onSnapshot() {
        // The lists are read with the page itself; a later picture follows a gap.
        if (!isFirst) renew();
        isFirst = false;
      },
      onUpdate({ purchases }) {
        renew();
        for (const purchase of purchases) tell(purchase);
      },
    });
  }, [queries, isSignedIn]);
}
