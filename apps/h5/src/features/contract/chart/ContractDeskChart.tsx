import type { QuotationRow } from '@candor/api';
import { ChartStage } from '#features/chart/ChartStage.tsx';
import { usePositionLines } from './use-position-lines.ts';

/** The chart beside a contract desk, with the user's positions and orders. */
export function ContractDeskChart({ pair }: { readonly pair: QuotationRow }) {
  return <ChartStage pair={pair} lines={usePositionLines(pair)} isFilling />;
}
