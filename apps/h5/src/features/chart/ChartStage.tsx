import type { QuotationRow } from '@candor/api';
import { cx } from '@candor/kit';
import { type ReactNode, useMemo } from 'react';
import { useTicker } from '#hooks/use-live.ts';
import { turned, useMedia } from '#hooks/use-media.ts';
import { useFormat } from '#hooks/use-format.ts';
import { knownPrice } from '#lib/known-price.ts';
import { ChangeChip } from '#ui/ChangeChip.tsx';
import { useAlertLines } from '#features/alerts/use-alert-lines.ts';
import { type ChartLine, ChartPanel } from './ChartPanel.tsx';
import type { LineDrag } from './draw/LineHandles.tsx';
import { IndicatorRail } from './IndicatorRail.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { useFullScreen } from './use-full-screen.ts';

interface ChartStageProps {
  readonly pair: QuotationRow;
  /** The user's own prices: of orders, of positions. Those of their alerts come with them. */
  readonly lines: readonly ChartLine[];
  /** Present: lines with a handle can be dragged. */
  readonly drag?: LineDrag | undefined;
  /** The ways to trade, which stay in reach while the chart covers the page. */
  readonly trade?: ReactNode;
  /** True: takes the height that its place has. */
  readonly isFilling?: boolean;
}

/**
 * The drawing with its periods and indicators. It covers the page when the user wants it to, and on a phone that is turned on its
 * side, with pair, price and the trading buttons.
 */
export function ChartStage({ pair, lines, drag, trade, isFilling = false }: ChartStageProps) {
  const alertLines = useAlertLines(pair);
  const allLines = useMemo(() => [...lines, ...alertLines], [lines, alertLines]);
  const [isChosen, setIsChosen] = useFullScreen();
  const isTurned = useMedia(turned);
  const isFull = isChosen || isTurned;
  return (
    <div
      className={cx(
        'flex flex-col',
        isFull
          ? 'fixed inset-0 z-(--z-popup) bg-bg pt-[env(safe-area-inset-top,0px)] pr-[env(safe-area-inset-right,0px)] pb-(--safe-bottom) pl-[env(safe-area-inset-left,0px)]'
          : isFilling
            ? 'h-full'
            : 'pt-2',
      )}
    >
      {isFull && <FullBar pair={pair} trade={trade} />}
      <PeriodBar pair={pair} isFull={isFull} onFull={isTurned ? undefined : setIsChosen} />
      <ChartPanel pair={pair} isFull={isFull || isFilling} lines={allLines} drag={drag} />
      {!isTurned && <IndicatorRail />}
    </div>
  );
}

/** The pair and its price over a chart that covers the page, and the ways to trade. */
function FullBar({ pair, trade }: Pick<ChartStageProps, 'pair' | 'trade'>) {
  const format = useFormat();
  const ticker = useTicker(pair.pairId) ?? pair;
  return (
    <div className="flex items-center justify-between gap-3 px-4 pt-2">
      <div className="min-w-0">
        <h2 className="truncate text-15 font-bold">{pair.symbol}</h2>
        <p className="flex flex-wrap items-center gap-x-2 text-14 font-semibold tabular-nums">
          <span className={cx(ticker.isStale && 'text-fg-3')}>
            {format.amount(knownPrice(ticker.last), pair.priceDecimals)}
          </span>
          <ChangeChip look="tag" percent={ticker.change24h} isStale={ticker.isStale} />
        </p>
      </div>
      {trade !== undefined && <div className="w-66 shrink-0">{trade}</div>}
    </div>
  );
}
