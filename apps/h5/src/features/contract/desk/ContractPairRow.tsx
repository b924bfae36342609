import type { TickerRow } from '@candor/api';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { openContract, openContractChart } from '#features/market/open-pair.ts';
import { DeskHead } from '#features/desk/DeskHead.tsx';
import type { ContractPair } from '../use-contract-market.ts';

const ContractMoreSheet = lazyDialog(() => import('./ContractMoreSheet.tsx').then((m) => m.ContractMoreSheet));

interface ContractPairRowProps {
  readonly pair: ContractPair;
  readonly ticker: TickerRow;
}

/** The head of the contract desk. */
export function ContractPairRow({ pair, ticker }: ContractPairRowProps) {
  return (
    <DeskHead
      row={pair.row}
      ticker={ticker}
      pairs={pair.pairs}
      onChoose={openContract}
      onOpenChart={() => openContractChart(pair.row)}
      renderMore={(sheet) => <ContractMoreSheet {...sheet} pair={pair} />}
    />
  );
}
