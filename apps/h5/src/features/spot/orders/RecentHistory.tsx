import { isOrder, listSpotOrders, type QuotationRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { useCall } from '#hooks/use-call.ts';
import { pageSize } from '#hooks/use-pages.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { ViewAll } from '#features/order-lists/ViewAll.tsx';
import { OrderDetailSheet } from './OrderDetailSheet.tsx';
import { PastOrderCard } from './PastOrderCard.tsx';

interface RecentHistoryProps {
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
  return (
    <Loaded from={history} skeleton={<SkeletonRows rows={4} className="px-4" />} failureClass="p-4">
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty title={t('orders.emptyHistory')} text={t('orders.emptyHistoryText')} />
        ) : (
          <>
            {rows.filter(isOrder).map((order) => (
              <PastOrderCard
                key={order.orderId}
                order={order}
                pair={pairs.find((pair) => pair.pairId === order.pairId)}
                onOpen={() => setOpenId(order.orderId)}
              />
            ))}
            <ViewAll path="/pages/transaction/currency_order" />
            <OrderDetailSheet
              order={rows.filter(isOrder).find((order) => order.orderId === openId)}
              pairs={pairs}
              onClose={() => setOpenId(undefined)}
            />
          </>
        )
      }
    </Loaded>
  );
}
