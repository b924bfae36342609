import { listContractMarkets, type QuotationRow } from '@candor/api';
import { useMemo } from 'react';
import { useCall } from '#hooks/use-call.ts';
import type { ScreenProps } from '#app/screen.ts';
import { ChartPair } from '#features/chart/ChartPair.tsx';
import { PairChart } from '#features/chart/PairChart.tsx';
import { marketFrom } from '#features/position-model/market.ts';
import { OvernightText } from '../quotes/OvernightCountdown.tsx';
import { useContractNotices } from '../use-contract-notices.ts';
import { ContractChartFooter } from './ContractChartFooter.tsx';
import { useExitDrag } from './use-exit-drag.tsx';
import { usePositionLines } from './use-position-lines.ts';

/** pages/transaction/contract: the chart of a contract, with the user's positions and orders on it. `symbol` chooses. */
export function ContractChartScreen({ params }: ScreenProps) {
  return (
    <ChartPair params={params}>
      {(pair, pairs) => <ContractChart key={pair.pairId} pair={pair} pairs={pairs} />}
    </ChartPair>
  );
}

interface ContractChartProps {
  readonly pair: QuotationRow;
  readonly pairs: readonly QuotationRow[];
}

function ContractChart({ pair, pairs }: ContractChartProps) {
  const lines = usePositionLines(pair);
  const { drag, sheet } = useExitDrag();
  const markets = useCall(listContractMarkets, {});
  const market = markets.data?.find(({ pairId }) => pairId === pair.pairId);
  const rules = useMemo(() => market && marketFrom(market)?.rules, [market]);
  useContractNotices();
  return (
    <>
      <PairChart
        pair={pair}
        pairs={pairs}
        path="/pages/transaction/contract"
        lines={lines}
        drag={drag}
        contract={{ overnight: rules === undefined ? '--' : <OvernightText rules={rules} /> }}
        footer={<ContractChartFooter pair={pair} />}
        hasBook={false}
      />
      {sheet}
    </>
  );
}
