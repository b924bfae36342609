import type { QuotationRow } from '@candor/api';
import { ChartStage } from '#features/chart/ChartStage.tsx';
import { useOrderLines } from '#features/chart/use-order-lines.ts';

/** The chart beside a spot desk, with the user's orders. */
export function SpotDeskChart({ pair }: { readonly pair: QuotationRow }) {
  return <ChartStage pair={pair} lines={useOrderLines(pair)} isFilling />;
}
