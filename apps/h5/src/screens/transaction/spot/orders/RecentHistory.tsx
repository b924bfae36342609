import { listSpotOrders, type QuotationRow } from '@candor/contract';
import { useState } from 'react';
import { useCall } from '../../../../hooks/use-call.ts';
import { pageSize } from '../../../../hooks/use-pages.ts';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { navigateTo } from '../../../../navigate.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { Failure } from '../../../../ui/Failure.tsx';
import { SignedOut } from '../../../../ui/SignedOut.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import { OrderDetailSheet } from './OrderDetailSheet.tsx';
import { PastOrderCard } from './PastOrderCard.tsx';

export interface RecentHistoryProps {
  readonly pairs: readonly QuotationRow[];
  /** Of this pair only; absent: of all. */
  readonly pairId: number | undefined;
}

/** The last ten orders that are over, and the way to all of them. */
export function RecentHistory({ pairs, pairId }: RecentHistoryProps) {
  const t = useMessages();
  const [openId, setOpenId] = useState<number>();
  const symbol = pairs.find((pair) => pair.pairId === pairId)?.symbol;
  const history = useCall(
    listSpotOrders,
    { status: 'history', limit: pageSize, ...(symbol !== undefined && { symbol }) },
    { keepsPrevious: true },
  );
  if (history.state === 'signed_out') return <SignedOut />;
  if (history.state === 'loading') {
    return (
      <div className="px-4">
        <SkeletonRows rows={4} />
      </div>
    );
  }
  if (history.state === 'failed') {
    return (
      <div className="p-4">
        <Failure error={history.error} onRetry={history.retry} />
      </div>
    );
  }
  const { orders } = history.data;
  if (orders.length === 0) return <Empty title={t('orders.emptyHistory')} text={t('orders.emptyHistoryText')} />;
  return (
    <>
      {orders.map((order) => (
        <PastOrderCard
          key={order.orderId}
          order={order}
          pair={pairs.find((pair) => pair.pairId === order.pairId)}
          onOpen={() => setOpenId(order.orderId)}
        />
      ))}
      <div className="grid place-items-center py-4">
        <Button
          look="soft"
          size="small"
          onClick={() => navigateTo('/pages/transaction/currency_order', { status: 'complete' })}
        >
          {t('common.viewAll')}
        </Button>
      </div>
      <OrderDetailSheet
        order={orders.find((order) => order.orderId === openId)}
        pairs={pairs}
        onClose={() => setOpenId(undefined)}
      />
    </>
  );
}
