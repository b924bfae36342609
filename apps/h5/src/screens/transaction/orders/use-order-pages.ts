import { listSpotOrders, type OrderRow } from '@candor/contract';
import type { Loadable } from '../../../hooks/use-call.ts';
import { type PagedRows, usePagedRows } from '../../../hooks/use-pages.ts';
import { historyInput, type OrderFilter } from './order-filter.ts';

/** Orders that are over, ten at a time; the call answers orders and trades side by side. */
export function useOrderPages(filter: OrderFilter): Loadable<PagedRows<OrderRow>> {
  return usePagedRows(listSpotOrders, historyInput(filter), (page) => page.orders);
}
