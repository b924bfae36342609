import { cancelAllSpotOrders, listSpotOrders, type OrderRow } from '@candor/api';
import { useState } from 'react';
import { useCommand } from '#hooks/use-command.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { toast } from '#ui/Toast.tsx';
import type { PairTerms } from '../pair-terms.ts';

interface CancelAllProps {
  readonly orders: readonly OrderRow[];
  /** Of this pair only; absent: of all. */
  readonly terms: Pick<PairTerms, 'symbol' | 'baseAssetId' | 'quoteAssetId'> | undefined;
}

/** Cancels every open order in view, after saying how many. */
export function CancelAll({ orders, terms }: CancelAllProps) {
  const t = useMessages();
  const [isAsking, setIsAsking] = useState(false);
  const cancelAll = useCommand(cancelAllSpotOrders, {
    invalidates: [listSpotOrders],
    onDone: ({ count }) => {
      setIsAsking(false);
      toast('success', t('notices.ordersCancelled', { count }));
    },
  });
  const filter = terms && { baseAssetId: terms.baseAssetId, quoteAssetId: terms.quoteAssetId };
  return (
    <>
      <button
        type="button"
        disabled={orders.length === 0}
        onClick={() => setIsAsking(true)}
        className="press tap shrink-0 text-13 text-fg-2 disabled:text-fg-3 disabled:opacity-60"
      >
        {t('orders.cancelAll')}
      </button>
      <AlertDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('orders.cancelAllQuestion', { count: orders.length })}
        confirmText={t('orders.cancelAll')}
        dismissText={t('orders.keepAll')}
        onConfirm={() => void cancelAll.run(filter ?? {})}
        isBusy={cancelAll.isBusy}
        isDestructive
      >
        {terms === undefined ? t('orders.cancelAllText') : t('orders.cancelAllOfPair', { pair: terms.symbol })}
      </AlertDialog>
    </>
  );
}
