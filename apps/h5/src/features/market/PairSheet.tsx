import type { QuotationRow } from '@candor/api';
import { ArrowLeftRight, BellPlus, ChartCandlestick, Star, StarOff, TrendingUp } from 'lucide-react';
import { useMessages } from '#i18n/use-messages.ts';
import { Row } from '#ui/Row.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { openChart, openContract, openTrade } from './open-pair.ts';
import type { Watchlist } from './use-watchlist.ts';

interface PairSheetProps {
  /** The last one stays while the sheet closes. */
  readonly row: QuotationRow | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly watchlist: Watchlist;
  readonly onAlert: (row: QuotationRow) => void;
  /** A contract on it can be opened. */
  readonly hasContract: boolean;
}

/** The actions on a pair: star, chart, alert, trade. */
export function PairSheet({ row, isOpen, onClose, watchlist, onAlert, hasContract }: PairSheetProps) {
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
      <Row icon={<BellPlus />} label={t('chart.priceAlert')} onPress={act(() => onAlert(row))} />
      {row.hasBook && <Row icon={<ArrowLeftRight />} label={t('market.trade')} onPress={act(() => openTrade(row))} />}
      {hasContract && (
        <Row icon={<TrendingUp />} label={t('market.tradeContract')} onPress={act(() => openContract(row))} />
      )}
    </Sheet>
  );
}
