import { isOrder, listSpotOrders, type OrderRow } from '@candor/api';
import type { Loadable } from '#hooks/use-call.ts';
import { type PagedRows, usePagedRows } from '#hooks/use-pages.ts';
import { historyInput, type OrderFilter } from './order-filter.ts';

/** Orders that are over, ten at a time. */
export function useOrderPages(filter: OrderFilter): Loadable<PagedRows<OrderRow>> {
  return usePagedRows(listSpotOrders, historyInput(filter), ({ rows }) => rows.filter(isOrder));
}
