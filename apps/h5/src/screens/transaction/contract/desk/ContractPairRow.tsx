import type { TickerRow } from '@candor/contract';
import { ChartCandlestick, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { lazyDialog } from '../../../../ui/lazy-part.tsx';
import { openContract, openContractChart } from '../../../market/open-pair.ts';
import { PairHead } from '../../desk/PairHead.tsx';
import { PairDrawer } from '../../spot/PairDrawer.tsx';
import type { ContractPair } from '../use-contract-market.ts';

const ContractMoreSheet = lazyDialog(() => import('./ContractMoreSheet.tsx').then((m) => m.ContractMoreSheet));

export interface ContractPairRowProps {
  readonly pair: ContractPair;
  readonly ticker: TickerRow;
}

/** The market's name (opens the list of markets), its change, and the ways on: chart, more. */
export function ContractPairRow({ pair, ticker }: ContractPairRowProps) {
  const t = useMessages();
  const [open, setOpen] = useState<'pairs' | 'more'>();
  const close = () => setOpen(undefined);
  const { row } = pair;
  return (
    <>
      <PairHead symbol={row.symbol} ticker={ticker} onChoose={() => setOpen('pairs')}>
        <IconButton
          label={t('trade.openChart')}
          icon={<ChartCandlestick aria-hidden strokeWidth={1.75} />}
          onClick={() => openContractChart(row)}
        />
        <IconButton
          label={t('common.more')}
          aria-haspopup="dialog"
          icon={<Ellipsis aria-hidden strokeWidth={1.75} />}
          onClick={() => setOpen('more')}
        />
      </PairHead>
      <PairDrawer
        isOpen={open === 'pairs'}
        onClose={close}
        pairs={pair.pairs}
        value={row.pairId}
        onChoose={(chosen) => {
          close();
          openContract(chosen);
        }}
      />
      <ContractMoreSheet isOpen={open === 'more'} onClose={close} pair={pair} />
    </>
  );
}
