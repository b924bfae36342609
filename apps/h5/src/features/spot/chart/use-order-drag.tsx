import type { QuotationRow } from '@candor/api';
import { type ReactNode, useState } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useOpenOrders, useTicker } from '#hooks/use-live.ts';
import type { LineDrag } from '#features/chart/draw/LineHandles.tsx';
import { AmendSheet } from '../orders/AmendSheet.tsx';

interface Dragged {
  readonly orderId: number;
  readonly price: string;
}

/** Dragging of open orders on the chart: how far each price is from the market, and the sheet in which a new one is confirmed. */
export function useOrderDrag(
  pair: QuotationRow,
  pairs: readonly QuotationRow[],
): { readonly drag: LineDrag; readonly sheet: ReactNode } {
  const format = useFormat();
  const ticker = useTicker(pair.pairId) ?? pair;
  const orders = useOpenOrders(pair.pairId);
  const [moved, setMoved] = useState<Dragged>();
  const drag: LineDrag = {
    noteOf(_handle, price) {
      const away = (Number(price) / Number(ticker.last) - 1) * 100;
      const shown = format.amount(price, pair.priceDecimals);
      return Number.isFinite(away) ? `${shown} · ${format.change(away.toFixed(2))}` : shown;
    },
    onMoved: (handle, price) => setMoved({ orderId: Number(handle), price }),
  };
  // Gone from the list, its sheet closes.
  const order = orders?.find(({ orderId }) => orderId === moved?.orderId);
  const sheet = <AmendSheet order={order} price={moved?.price} pairs={pairs} onClose={() => setMoved(undefined)} />;
  return { drag, sheet };
}
