import type { QuotationRow } from '@candor/api';
import type { ReactNode } from 'react';
import { useFormat } from '#hooks/use-format.ts';
import { useTicker } from '#hooks/use-live.ts';
import { knownPrice } from '#lib/known-price.ts';
import { Page } from '#ui/Page.tsx';
import { useWatchlist } from '#features/market/use-watchlist.ts';
import { ChartHeader, type ChartPath } from './ChartHeader.tsx';
import type { ChartLine } from './ChartPanel.tsx';
import type { LineDrag } from './draw/LineHandles.tsx';
import { ChartStage } from './ChartStage.tsx';
import { type ContractHero, Hero } from './Hero.tsx';
import { MarketTabs } from './MarketTabs.tsx';

interface PairChartProps {
  readonly pair: QuotationRow;
  readonly pairs: readonly QuotationRow[];
  /** The page that another pair opens on. */
  readonly path: ChartPath;
  /** The user's own prices: of orders, of positions. Those of their alerts come with them. */
  readonly lines: readonly ChartLine[];
  /** Present: lines with a handle can be dragged. */
  readonly drag?: LineDrag | undefined;
  /** In the place of a spot pair's tag, figures and price: those of a contract. */
  readonly contract?: ContractHero;
  readonly footer: ReactNode;
  /** Facts alone under the chart: this pair has no book. */
  readonly hasBook: boolean;
  /** The tab under the chart that is open first. */
  readonly tab?: string | undefined;
}

/** The chart page of one pair: price, drawing, indicators, market, and the trading buttons. */
export function PairChart({ pair, pairs, path, lines, drag, contract, footer, hasBook, tab }: PairChartProps) {
  const watchlist = useWatchlist();
  const format = useFormat();
  const ticker = useTicker(pair.pairId) ?? pair;
  return (
    <Page
      tabTitle={`${format.amount(knownPrice(ticker.last), pair.priceDecimals)} ${pair.symbol}`}
      header={<ChartHeader pair={pair} pairs={pairs} path={path} watchlist={watchlist} />}
      footer={footer}
    >
      <Hero pair={pair} pairs={pairs} contract={contract} />
      <ChartStage pair={pair} lines={lines} drag={drag} trade={footer} />
      <MarketTabs pair={pair} hasBook={hasBook} first={tab} />
    </Page>
  );
}
