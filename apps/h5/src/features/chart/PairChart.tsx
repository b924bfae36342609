import type { QuotationRow } from '@candor/api';
import { type ReactNode, useMemo } from 'react';
import { cx } from '#lib/class-names.ts';
import { Page } from '#ui/Page.tsx';
import { useAlertLines } from '#features/alerts/use-alert-lines.ts';
import { useWatchlist } from '#features/market/use-watchlist.ts';
import { ChartHeader, type ChartPath } from './ChartHeader.tsx';
import { ChartPanel, type ChartLine } from './ChartPanel.tsx';
import { Hero } from './Hero.tsx';
import { IndicatorRail } from './IndicatorRail.tsx';
import { MarketTabs } from './MarketTabs.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { useFullScreen } from './use-full-screen.ts';

interface PairChartProps {
  readonly pair: QuotationRow;
  readonly pairs: readonly QuotationRow[];
  /** The page that another pair opens on. */
  readonly path: ChartPath;
  /** The user's own prices: of orders, of positions. Those of their alerts come with them. */
  readonly lines: readonly ChartLine[];
  readonly footer: ReactNode;
  /** Facts alone under the chart: this pair has no book. */
  readonly hasBook: boolean;
}

/** The chart page of one pair: price, drawing, indicators, market, and the trading buttons. */
export function PairChart({ pair, pairs, path, lines, footer, hasBook }: PairChartProps) {
  const watchlist = useWatchlist();
  const alertLines = useAlertLines(pair);
  const allLines = useMemo(() => [...lines, ...alertLines], [lines, alertLines]);
  const [isFull, setIsFull] = useFullScreen();
  return (
    <Page header={<ChartHeader pair={pair} pairs={pairs} path={path} watchlist={watchlist} />} footer={footer}>
      <Hero pair={pair} pairs={pairs} />
      <div
        className={cx(
          isFull
            ? 'fixed inset-0 z-(--z-popup) flex flex-col bg-bg pt-[env(safe-area-inset-top,0px)] pb-(--safe-bottom)'
            : 'flex flex-col pt-2',
        )}
      >
        <PeriodBar isFull={isFull} onFull={setIsFull} />
        <ChartPanel pair={pair} isFull={isFull} lines={allLines} />
        <IndicatorRail />
      </div>
      <MarketTabs pair={pair} hasBook={hasBook} />
    </Page>
  );
}
