import type { QuotationRow } from '@candor/contract';
import { ArrowLeftRight, ChartCandlestick, Star, StarOff } from 'lucide-react';
import { useMessages } from '../../i18n/use-messages.ts';
import { Row } from '../../ui/Row.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { openChart, openTrade } from './open-pair.ts';
import type { Watchlist } from './use-watchlist.ts';

export interface PairSheetProps {
  /** The last one stays while the sheet closes. */
  readonly row: QuotationRow | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly watchlist: Watchlist;
}

/** What can be done with a pair: star, trade, chart. */
export function PairSheet({ row, isOpen, onClose, watchlist }: PairSheetProps) {
  const t = useMessages();
  if (row === undefined) return null;
  const isStarred = watchlist.has(row.pairId);
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={row.symbol}>
      <Row
        icon={isStarred ? <StarOff /> : <Star />}
        label={t(isStarred ? 'market.removeFromWatchlist' : 'market.addToWatchlist')}
        onPress={act(() => watchlist.toggle(row))}
      />
      <Row icon={<ChartCandlestick />} label={t('market.openChart')} onPress={act(() => openChart(row))} />
      {row.hasBook ? (
        <Row icon={<ArrowLeftRight />} label={t('market.trade')} onPress={act(() => openTrade(row))} />
      ) : (
        <p className="flex min-h-13 items-center gap-3 text-13 text-fg-3">
          <ArrowLeftRight aria-hidden className="size-5 shrink-0" />
          {t('market.stockNoTrade')}
        </p>
      )}
    </Sheet>
  );
}
