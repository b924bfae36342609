import type { QuotationRow } from '@candor/api';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useOpenOrders } from '#hooks/use-live.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ChartLine } from '#features/chart/ChartPanel.tsx';
import { chartSettings } from '#features/chart/chart-settings.ts';
import { canAmend, hasTrigger } from '../orders/amend-form.ts';

/**
 * The user's own open orders of the pair at their price, or at the price that wakes them; none where that is off. What can be changed
 * has a handle.
 */
export function useOrderLines(pair: QuotationRow): readonly ChartLine[] {
  const t = useMessages();
  const format = useFormat();
  const isShown = useStore(chartSettings, ({ showsOrders }) => showsOrders);
  const orders = useOpenOrders(pair.pairId);
  return useMemo(() => {
    if (!isShown || orders === undefined) return [];
    return orders.flatMap((order) => {
      const price = order.price ?? order.stopPrice;
      if (price === undefined) return [];
      const amount = format.amount(order.quantity ?? order.quoteAmount);
      const title = t('chart.yourOrder', { side: t(`words.sides.${order.side}`), amount });
      const isMovable = canAmend(order) && (order.price !== undefined || hasTrigger(order));
      return { price, title, ...(isMovable && { handle: String(order.orderId) }) };
    });
  }, [orders, isShown, format, t]);
}
