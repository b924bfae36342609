import type { QuotationRow } from '@candor/api';
import { ChartStage } from '#features/chart/ChartStage.tsx';
import { useExitDrag } from './use-exit-drag.tsx';
import { usePositionLines } from './use-position-lines.ts';

/** The chart beside a contract desk, with the user's positions and orders. */
export function ContractDeskChart({ pair }: { readonly pair: QuotationRow }) {
  const lines = usePositionLines(pair);
  const { drag, sheet } = useExitDrag();
  return (
    <>
      <ChartStage pair={pair} lines={lines} drag={drag} isFilling />
      {sheet}
    </>
  );
}
