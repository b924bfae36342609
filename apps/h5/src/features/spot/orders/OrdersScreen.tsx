import { useState } from 'react';
import { useOpenOrders, useQuotations } from '#hooks/use-live.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ScreenProps } from '#app/screen.ts';
import { Page } from '#ui/Page.tsx';
import { AskedOrder } from './AskedOrder.tsx';
import { CancelAll } from './CancelAll.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { useOrderNotices } from '../use-order-notices.ts';
import { History } from './History.tsx';
import { ListHead } from '#features/order-lists/ListHead.tsx';
import { noFilter, tabFrom } from '#features/order-lists/list-filter.ts';
import { filtered, type OrderFilter } from './order-filter.ts';

/** pages/transaction/currency_order: all of the user's spot orders, full screen. `status` chooses the tab, `order` opens one. */
export function OrdersScreen({ params }: ScreenProps) {
  const t = useMessages();
  const quotations = useQuotations();
  useOrderNotices();
  const orders = useOpenOrders();
  const [tab, setTab] = useState(() => tabFrom(params.status));
  const [filter, setFilter] = useState<OrderFilter>({ ...noFilter, symbol: params.symbol });
  const orderId = Number(params.order ?? 0);
  const pairs = quotations.data ?? [];
  const pair = pairs.find((row) => row.symbol === filter.symbol);
  const open = orders && tab !== 'complete' ? filtered(orders, tab, filter) : orders;
  // Cancelling goes by pair or by all; a list narrowed by side or date is cancelled order by order.
  const isAllInView = filter.side === undefined && filter.range === undefined;
  const cancellable = (orders ?? []).filter((order) => pair === undefined || order.pairId === pair.pairId);
  return (
    <Page
      title={t('common.titles.spotOrders')}
      actions={tab !== 'complete' && isAllInView && <CancelAll orders={cancellable} terms={pair} />}
    >
      <ListHead
        label={t('orders.title')}
        tab={tab}
        onTab={setTab}
        filter={filter}
        onChange={setFilter}
        symbols={pairs.filter((row) => row.hasBook).map(({ symbol }) => symbol)}
        sides={{
          title: t('trade.side'),
          both: t('orders.bothSides'),
          options: (['buy', 'sell'] as const).map((id) => ({ id, label: t(`words.sides.${id}`) })),
        }}
      />
      {orderId > 0 && <AskedOrder key={orderId} orderId={orderId} pairs={pairs} />}
      {tab === 'complete' ? <History filter={filter} pairs={pairs} /> : <OpenOrders orders={open} pairs={pairs} />}
    </Page>
  );
}
