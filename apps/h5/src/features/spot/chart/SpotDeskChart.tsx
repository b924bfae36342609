import type { QuotationRow } from '@candor/api';
import { ChartStage } from '#features/chart/ChartStage.tsx';
import { useOrderDrag } from './use-order-drag.tsx';
import { useOrderLines } from './use-order-lines.ts';

interface SpotDeskChartProps {
  readonly pair: QuotationRow;
  readonly pairs: readonly QuotationRow[];
}

/** The chart beside a spot desk, with the user's orders. */
export function SpotDeskChart({ pair, pairs }: SpotDeskChartProps) {
  const lines = useOrderLines(pair);
  const { drag, sheet } = useOrderDrag(pair, pairs);
  return (
    <>
      <ChartStage pair={pair} lines={lines} drag={drag} isFilling />
      {sheet}
    </>
  );
}
