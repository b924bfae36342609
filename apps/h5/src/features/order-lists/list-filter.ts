import { type DateRange, rangeMs } from './date-range.ts';

/** The filters of a list. Absent: any. */
export interface ListFilter<Side extends string> {
  readonly symbol: string | undefined;
  readonly side: Side | undefined;
  readonly range: DateRange | undefined;
}

export const noFilter = { symbol: undefined, side: undefined, range: undefined } as const;

/** The three lists of the spec: waiting, running, over. */
export const orderTabs = ['pending', 'progress', 'complete'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** The tab in an address, by the spec's words or by its place; the running ones without one. */
export function tabFrom(status: string | undefined): OrderTab {
  return orderTabs.find((tab, index) => tab === status || String(index) === status) ?? 'progress';
}

/** True when a row of a pair, a side and a time passes. */
export function passes<Side extends string>(
  filter: ListFilter<Side>,
  row: { readonly symbol: string; readonly side: Side; readonly atMs: number },
): boolean {
  const range = filter.range && rangeMs(filter.range);
  return (
    (filter.symbol === undefined || row.symbol === filter.symbol) &&
    (filter.side === undefined || row.side === filter.side) &&
    (range === undefined || (row.atMs >= range.fromMs && row.atMs <= range.toMs))
  );
}
