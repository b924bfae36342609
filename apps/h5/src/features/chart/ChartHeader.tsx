import type { QuotationRow } from '@candor/api';
import { cx } from '@candor/kit';
import { IconButton } from '@candor/kit/view';
import { BellPlus, ChevronDown, ChevronLeft, Share2, Star } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { navigateBack, redirectTo, requireSignIn } from '#app/navigation.ts';
import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import { AlertSheet } from '#features/alerts/AlertSheet.tsx';
import { useShare } from '#features/help/use-share.ts';
import type { Watchlist } from '#features/market/use-watchlist.ts';
import { ChartPairDrawer } from './ChartPairDrawer.tsx';

/** The chart pages. */
export type ChartPath = '/pages/transaction/currency' | '/pages/transaction/contract';

interface ChartHeaderProps {
  readonly pair: QuotationRow;
  readonly pairs: readonly QuotationRow[];
  readonly watchlist: Watchlist;
  /** The page that another pair opens on. */
  readonly path: ChartPath;
}

/** Back, the pair and the way to another, alert, star, share. */
export function ChartHeader({ pair, pairs, watchlist, path }: ChartHeaderProps) {
  const t = useMessages();
  const { share } = useShare();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAlerting, setIsAlerting] = useState(false);
  const isStarred = watchlist.has(pair.pairId);
  return (
    <header className="z-(--z-navbar) flex min-h-[calc(3rem+var(--safe-top))] shrink-0 items-center gap-2.5 bg-bg px-4 slim:gap-1.5 huge:flex-wrap pt-(--safe-top)">
      <IconButton label={t('common.back')} icon={<ChevronLeft aria-hidden />} onClick={() => navigateBack()} />
      <button
        type="button"
        onClick={() => setIsChoosing(true)}
        className="press flex h-11 min-w-0 items-center gap-1.5 outline-offset-[-4px] slim:gap-0.5"
      >
        <h1 className="truncate text-17 font-bold slim:text-15">{pair.symbol}</h1>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-fg-3" />
        <span className="sr-only">{t('chart.choosePair')}</span>
      </button>
      <PracticeBadge />
      <div className="ml-auto flex shrink-0 items-center gap-4 slim:gap-2.5">
        <IconButton
          label={t('chart.priceAlert')}
          icon={<BellPlus aria-hidden strokeWidth={1.75} />}
          onClick={() => requireSignIn() && setIsAlerting(true)}
        />
        <IconButton
          label={t(isStarred ? 'market.removeFromWatchlist' : 'market.addToWatchlist')}
          aria-pressed={isStarred}
          icon={<Star aria-hidden strokeWidth={1.75} className={cx(isStarred && 'fill-warn text-warn')} />}
          onClick={() => watchlist.toggle(pair)}
        />
        <IconButton
          label={t('common.share')}
          icon={<Share2 aria-hidden strokeWidth={1.75} />}
          onClick={() => void share(pair.symbol, window.location.href)}
        />
      </div>
      <AlertSheet isOpen={isAlerting} onClose={() => setIsAlerting(false)} pair={pair} />
      <ChartPairDrawer
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        pairs={pairs}
        value={pair.pairId}
        onChoose={(row) => {
          setIsChoosing(false);
          redirectTo(path, { symbol: row.symbol });
        }}
      />
    </header>
  );
}
