import type { QuotationRow } from '@candor/api';
import { useMemo, useSyncExternalStore } from 'react';
import { tickers } from '#client/read.ts';
import type { Moving } from './pair-lists.ts';

/** The newest known prices of a pair: the live ones, or those its list was read with. */
export function movingOf(row: QuotationRow): Moving {
  return tickers.get(row.pairId) ?? row;
}

/**
 * The rows in the order that `arrange` returns at the live prices. Renders again only when the order changes, not when
 * a price does: the rows subscribe by themselves. `arrange` must be stable (a callback).
 */
export function useLiveOrder(
  rows: readonly QuotationRow[],
  arrange: (rows: readonly QuotationRow[]) => readonly QuotationRow[],
): readonly QuotationRow[] {
  const order = useSyncExternalStore(tickers.subscribeAll, () =>
    arrange(rows)
      .map((row) => row.pairId)
      .join(),
  );
  return useMemo(() => {
    const byId = new Map(rows.map((row) => [String(row.pairId), row]));
    return order.split(',').flatMap((id) => byId.get(id) ?? []);
  }, [rows, order]);
}
