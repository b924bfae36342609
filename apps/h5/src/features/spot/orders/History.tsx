import { isOrder, listSpotOrders, type OrderRow, type QuotationRow } from '@candor/api';
import { Empty, SkeletonRows } from '@candor/kit/view';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { InfiniteList } from '#ui/InfiniteList.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { OrderDetailSheet } from './OrderDetailSheet.tsx';
import { PastOrderCard } from './PastOrderCard.tsx';
import { historyInput, type OrderFilter } from './order-filter.ts';
import type { Loadable } from '#hooks/use-call.ts';
import { type PagedRows, usePagedRows } from '#hooks/use-pages.ts';

const rowHeight = 96;

/** Orders that are over, newest first, loading on as they are scrolled through. */
export function History({ filter, pairs }: { readonly filter: OrderFilter; readonly pairs: readonly QuotationRow[] }) {
  const t = useMessages();
  const history = useOrderPages(filter);
  const [open, setOpen] = useState<OrderRow>();
  return (
    <>
      <Loaded from={history} skeleton={<SkeletonRows rows={6} className="px-4" />} failureClass="p-4">
        {(paged) => (
          <InfiniteList
            paged={paged}
            keyOf={(order) => order.orderId}
            rowHeight={rowHeight}
            renderRow={(order) => (
              <PastOrderCard
                order={order}
                pair={pairs.find((pair) => pair.pairId === order.pairId)}
                onOpen={() => setOpen(order)}
              />
            )}
            empty={<Empty title={t('orders.emptyHistory')} text={t('orders.emptyHistoryText')} />}
          />
        )}
      </Loaded>
      <OrderDetailSheet order={open} pairs={pairs} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** Orders that are over, ten at a time. */
function useOrderPages(filter: OrderFilter): Loadable<PagedRows<OrderRow>> {
  return usePagedRows(listSpotOrders, historyInput(filter), ({ rows }) => rows.filter(isOrder));
}
