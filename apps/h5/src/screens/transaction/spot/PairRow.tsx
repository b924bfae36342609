import type { QuotationRow, TickerRow } from '@candor/contract';
import { ChartCandlestick, Ellipsis, Star } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../../i18n/use-messages.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { openChart } from '../../market/open-pair.ts';
import { useWatchlist } from '../../market/use-watchlist.ts';
import { PairHead } from '../desk/PairHead.tsx';
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
    <>
      <PairHead symbol={row.symbol} ticker={ticker} onChoose={() => setOpen('pairs')}>
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
      </PairHead>
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
    </>
  );
}
