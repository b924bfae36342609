import type { ArgumentsOf, listSpotOrders, OrderRow } from '@candor/api';
import { rangeMs } from '#features/order-lists/date-range.ts';
import { type ListFilter, type OrderTab, passes } from '#features/order-lists/list-filter.ts';

export type OrderFilter = ListFilter<'buy' | 'sell'>;

/** Live orders of a tab that pass the filter. */
export function filtered(orders: readonly OrderRow[], tab: OrderTab, filter: OrderFilter): readonly OrderRow[] {
  const status = tab === 'pending' ? 'waiting' : 'open';
  return orders.filter(
    ({ status: own, symbol, side, placedAtMs }) => own === status && passes(filter, { symbol, side, atMs: placedAtMs }),
  );
}

/** The same filter as the server takes it, for orders that are over. */
export function historyInput(filter: OrderFilter): Omit<ArgumentsOf<typeof listSpotOrders>, 'page' | 'limit'> {
  const range = filter.range && rangeMs(filter.range);
  return {
    status: 'history',
    ...(filter.symbol !== undefined && { symbol: filter.symbol }),
    ...(filter.side !== undefined && { side: filter.side }),
    ...range,
  };
}
