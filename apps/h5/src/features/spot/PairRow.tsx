import type { QuotationRow, TickerRow } from '@candor/api';
import { IconButton } from '@candor/kit/view';
import { Star } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { openChart } from '#features/market/open-pair.ts';
import { useWatchlist } from '#features/market/use-watchlist.ts';
import { DeskHead } from '#features/desk/DeskHead.tsx';
import { MoreSheet } from './MoreSheet.tsx';
import type { PairTerms } from './pair-terms.ts';

export interface PairRowProps {
  readonly row: QuotationRow;
  readonly ticker: TickerRow;
  readonly pairs: readonly QuotationRow[];
  readonly terms: PairTerms;
  readonly onChoose: (pair: QuotationRow) => void;
}

/** The head of the spot desk, with a star to watch the pair. */
export function PairRow({ row, ticker, pairs, terms, onChoose }: PairRowProps) {
  const t = useMessages();
  const watchlist = useWatchlist();
  const isWatched = watchlist.has(row.pairId);
  return (
    <DeskHead
      row={row}
      ticker={ticker}
      pairs={pairs}
      onChoose={onChoose}
      onOpenChart={() => openChart(row)}
      renderMore={(sheet) => <MoreSheet {...sheet} terms={terms} />}
    >
      <IconButton
        label={t(isWatched ? 'market.removeFromWatchlist' : 'market.addToWatchlist')}
        aria-pressed={isWatched}
        icon={<Star aria-hidden strokeWidth={1.75} className={isWatched ? 'fill-accent text-accent' : undefined} />}
        onClick={() => watchlist.toggle(row)}
      />
    </DeskHead>
  );
}
