import type { QuotationRow } from '@candor/api';
import type { ScreenProps } from '#app/screen.ts';
import { ChartPair } from '#features/chart/ChartPair.tsx';
import { PairChart } from '#features/chart/PairChart.tsx';
import { SpotChartFooter } from './SpotChartFooter.tsx';
import { useOrderDrag } from './use-order-drag.tsx';
import { useOrderLines } from './use-order-lines.ts';

/** pages/transaction/currency: `symbol` (BTC/USDT, or the pair's number), or the asset numbers `base` and `quote`; `tab` is open first. */
export function SpotChartScreen({ params }: ScreenProps) {
  return (
    <ChartPair params={params}>
      {(pair, pairs) => <SpotChart key={pair.pairId} pair={pair} pairs={pairs} tab={params.tab} />}
    </ChartPair>
  );
}

interface SpotChartProps {
  readonly pair: QuotationRow;
  readonly pairs: readonly QuotationRow[];
  readonly tab: string | undefined;
}

function SpotChart({ pair, pairs, tab }: SpotChartProps) {
  const lines = useOrderLines(pair);
  const { drag, sheet } = useOrderDrag(pair, pairs);
  return (
    <>
      <PairChart
        pair={pair}
        pairs={pairs}
        path="/pages/transaction/currency"
        lines={lines}
        drag={drag}
        footer={<SpotChartFooter pair={pair} />}
        hasBook={pair.hasBook}
        tab={tab}
      />
      {sheet}
    </>
  );
}
