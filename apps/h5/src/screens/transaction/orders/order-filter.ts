import type { ArgumentsOf, listSpotOrders, OrderRow } from '@candor/contract';
import { type DateRange, rangeMs } from './date-range.ts';

/** The three lists of the spec: not triggered yet, in the book, over. */
export const orderTabs = ['pending', 'progress', 'complete'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** Absent: no matter which. */
export interface OrderFilter {
  readonly symbol: string | undefined;
  readonly side: 'buy' | 'sell' | undefined;
  readonly range: DateRange | undefined;
}

export const noFilter: OrderFilter = { symbol: undefined, side: undefined, range: undefined };

/** The tab an address asks for, by the spec's words or by its place; the running orders when it asks for none. */
export function tabFrom(status: string | undefined): OrderTab {
  return orderTabs.find((tab, index) => tab === status || String(index) === status) ?? 'progress';
}

/** Live orders of a tab that pass the filter. */
export function filtered(orders: readonly OrderRow[], tab: OrderTab, filter: OrderFilter): readonly OrderRow[] {
  const status = tab === 'pending' ? 'waiting' : 'open';
  const range = filter.range && rangeMs(filter.range);
  return orders.filter(
    (order) =>
      order.status === status &&
      (filter.symbol === undefined || order.symbol === filter.symbol) &&
      (filter.side === undefined || order.side === filter.side) &&
      (range === undefined || (order.placedAtMs >= range.fromMs && order.placedAtMs <= range.toMs)),
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
