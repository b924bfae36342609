import { type QuotationRow, textOfLots } from '@candor/api';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { usePositions } from '#hooks/use-positions.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import type { ChartLine } from '#features/chart/ChartPanel.tsx';
import { chartSettings } from '#features/chart/chart-settings.ts';

/** The user's positions of the pair at their entry, and limit orders at their limit; none where that is off. */
export function usePositionLines(pair: QuotationRow): readonly ChartLine[] {
  const t = useMessages();
  const format = useFormat();
  const isShown = useStore(chartSettings, ({ showsOrders }) => showsOrders);
  const { tickets } = usePositions();
  return useMemo(() => {
    if (!isShown) return [];
    return tickets.flatMap((ticket) => {
      const isPending = ticket.status === 'pending';
      const price = isPending ? ticket.limitPrice : ticket.entryPrice;
      if (ticket.pairId !== pair.pairId || price === undefined) return [];
      const lots = format.amount(textOfLots(ticket.lots));
      const direction = t(`contract.directions.${ticket.direction}`);
      return { price, title: t(isPending ? 'contract.chart.order' : 'contract.chart.position', { direction, lots }) };
    });
  }, [tickets, pair.pairId, isShown, format, t]);
}
