import type { TickerRow } from '@candor/contract';
import { ChartCandlestick, ChevronDown, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../../i18n/use-messages.ts';
import { ChangeChip } from '../../../../ui/ChangeChip.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { PracticeBadge } from '../../../../ui/PracticeBadge.tsx';
import { Tag } from '../../../../ui/Tag.tsx';
import { openContract, openContractChart } from '../../../market/open-pair.ts';
import { PairDrawer } from '../../spot/PairDrawer.tsx';
import type { ContractPair } from '../use-contract-market.ts';
import { ContractMoreSheet } from './ContractMoreSheet.tsx';

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
    <div className="flex h-12 items-center gap-2 px-4">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${row.symbol}, ${t('trade.choosePair')}`}
        onClick={() => setOpen('pairs')}
        className="press tap flex min-w-0 items-center gap-1"
      >
        <span className="truncate text-18 font-bold">{row.symbol}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      {ticker.status === 'trading' ? (
        <span className="flex max-[379px]:hidden">
          <ChangeChip look="tag" percent={ticker.change24h} isStale={ticker.isStale} />
        </span>
      ) : (
        <Tag look="warn">{t(`words.pairStatuses.${ticker.status}`)}</Tag>
      )}
      <PracticeBadge size="small" />
      <div className="ml-auto flex items-center gap-4.5">
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
      </div>
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
    </div>
  );
}
