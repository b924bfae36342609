import type { OrderRow, QuotationRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { AmendSheet } from './AmendSheet.tsx';
import { OpenOrderCard } from './OpenOrderCard.tsx';
import { OrderDetailSheet } from './OrderDetailSheet.tsx';

interface OpenOrdersProps {
  /** Absent until known. */
  readonly orders: readonly OrderRow[] | undefined;
  readonly pairs: readonly QuotationRow[];
}

/** The waiting and resting orders, live; each can be inspected, changed and cancelled. */
export function OpenOrders({ orders, pairs }: OpenOrdersProps) {
  const t = useMessages();
  const [open, setOpen] = useState<{ what: 'detail' | 'amend'; orderId: number }>();
  // From the live list, so that the open sheet moves with it; gone from the list, its sheet closes.
  const chosen = orders?.find((order) => order.orderId === open?.orderId);
  const close = () => setOpen(undefined);
  if (orders === undefined) {
    return (
      <div className="px-4">
        <SkeletonRows rows={2} />
      </div>
    );
  }
  return (
    <>
      {orders.length === 0 && <Empty title={t('orders.emptyOpen')} text={t('orders.emptyOpenText')} />}
      {orders.map((order) => (
        <OpenOrderCard
          key={order.orderId}
          order={order}
          pair={pairs.find((pair) => pair.pairId === order.pairId)}
          onOpen={() => setOpen({ what: 'detail', orderId: order.orderId })}
          onAmend={() => setOpen({ what: 'amend', orderId: order.orderId })}
        />
      ))}
      <OrderDetailSheet
        order={open?.what === 'detail' ? chosen : undefined}
        pairs={pairs}
        onClose={close}
        onAmend={(order) => setOpen({ what: 'amend', orderId: order.orderId })}
      />
      <AmendSheet order={open?.what === 'amend' ? chosen : undefined} pairs={pairs} onClose={close} />
    </>
  );
}
