import type { QuotationRow, TickerRow } from '@candor/contract';
import { ChartCandlestick, ChevronDown, Ellipsis, Star } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ChangeChip } from '../../../ui/ChangeChip.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PracticeBadge } from '../../../ui/PracticeBadge.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { openChart } from '../../market/open-pair.ts';
import { useWatchlist } from '../../market/use-watchlist.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { PairDrawer } from './PairDrawer.tsx';
import type { PairTerms } from './pair-terms.ts';

export interface PairRowProps {
  readonly row: QuotationRow;
  readonly ticker: TickerRow;
  readonly pairs: readonly QuotationRow[];
  readonly terms: PairTerms;
  readonly onChoose: (pair: QuotationRow) => void;
}

/** The pair's name (opens the list of pairs), its change, and the ways on: chart, star, more. */
export function PairRow({ row, ticker, pairs, terms, onChoose }: PairRowProps) {
  const t = useMessages();
  const [open, setOpen] = useState<'pairs' | 'more'>();
  const watchlist = useWatchlist();
  const isWatched = watchlist.has(row.pairId);
  const close = () => setOpen(undefined);
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
          onClick={() => openChart(row)}
        />
        <IconButton
          label={t(isWatched ? 'market.removeFromWatchlist' : 'market.addToWatchlist')}
          aria-pressed={isWatched}
          icon={<Star aria-hidden strokeWidth={1.75} className={isWatched ? 'fill-accent text-accent' : undefined} />}
          onClick={() => watchlist.toggle(row)}
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
        pairs={pairs}
        value={row.pairId}
        onChoose={(pair) => {
          close();
          onChoose(pair);
        }}
      />
      <MoreSheet isOpen={open === 'more'} onClose={close} terms={terms} />
    </div>
  );
}
