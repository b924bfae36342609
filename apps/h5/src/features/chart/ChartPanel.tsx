import type { QuotationRow } from '@candor/api';
import { cx, dateText, dayText, type Format } from '@candor/kit';
import { Empty, SkeletonChart } from '@candor/kit/view';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useNow } from '#hooks/use-now.ts';
import { useFormat } from '#hooks/use-format.ts';
import { useMessages } from '#i18n/use-messages.ts';
import { Loaded } from '#ui/Loaded.tsx';
import { CandleStrip } from './CandleStrip.tsx';
import { candlePeriodOf, chartSettings } from './chart-settings.ts';
import { Legend } from './Legend.tsx';
import { countdownText, periodMs } from './lib/candle-list.ts';
import { plotsFor } from './lib/plots.ts';
import type { TimeTexts } from './draw/axis-times.ts';
import type { LineTone } from './draw/chart-colours.ts';
import type { LineDrag } from './draw/LineHandles.tsx';
import { sketchStore, takeTool, useSketches } from './sketches/sketch-store.ts';
import { useCandles } from './use-candles.ts';

/** Most charts need nothing of it. */
const SketchLayer = lazy(() => import('./sketches/SketchLayer.tsx').then((m) => ({ default: m.SketchLayer })));
const CandleChart = lazy(() => import('./draw/CandleChart.tsx').then((m) => ({ default: m.CandleChart })));

/** Heights at which the page reserves the chart's room, before its library has loaded. */
const roomPx = { main: 264, vol: 64, macd: 84, rsi: 72, axis: 27, legend: 18 } as const;

interface ChartPanelProps {
  readonly pair: QuotationRow;
  /** Takes the whole height. */
  readonly isFull: boolean;
  /** The user's own prices, drawn dashed. */
  readonly lines: readonly ChartLine[];
  /** Present: lines with a handle can be dragged. */
  readonly drag?: LineDrag | undefined;
}

/** A price of the user's, with its label. */
export interface ChartLine {
  readonly price: string;
  readonly title: string;
  /** Absent: the accent, as orders and alerts have it. */
  readonly tone?: LineTone;
  /** Present: it can be dragged, under this name. */
  readonly handle?: string;
}

const times: TimeTexts = { day: (atMs) => dayText(atMs, 'UTC'), date: (atMs) => dateText(atMs, 'UTC') };

/** The drawing with its legend and its states; always as high as its panes need. */
export function ChartPanel({ pair, isFull, lines, drag }: ChartPanelProps) {
  const t = useMessages();
  const settings = useStore(chartSettings);
  const format = useFormat();
  const period = candlePeriodOf(settings.period);
  const candles = useCandles(pair.pairId, pair.symbol, period);
  const [hover, setHover] = useState<{ readonly key: string; readonly index: number | undefined }>();
  const [paneTops, setPaneTops] = useState<readonly number[]>([]);
  const list = candles.data?.candles;
  const plots = useMemo(
    () =>
      plotsFor(list ?? [], settings, {
        volume: t('chart.volume', { asset: pair.baseCode }),
        upper: t('chart.upperBand'),
        lower: t('chart.lowerBand'),
      }),
    [list, settings, pair.baseCode, t],
  );
  const isLine = settings.period === 'line';
  const drawing = useMemo(
    () => ({
      candles: list ?? [],
      plots,
      isLine,
      stepMs: periodMs[period],
      key: `${pair.pairId}:${settings.period}`,
      tick: Number(pair.tick),
    }),
    [list, plots, isLine, period, pair.pairId, pair.tick, settings.period],
  );
  const isDrawing = useStore(sketchStore, ({ tool }) => tool !== undefined);
  const hasSketches = useSketches(pair.pairId).length > 0 || isDrawing;
  // A tool does not wait for another chart.
  useEffect(() => () => takeTool(undefined), []);
  const last = list?.at(-1);
  const countdown = useCountdown(last?.openedAtMs, period);
  const heightPx = settings.panes.reduce((sum, pane) => sum + roomPx[pane], roomPx.main + roomPx.axis);
  const decimals = pair.priceDecimals;
  const formatPrice = (price: number) => format.amount(price.toFixed(decimals), decimals);
  const formatSmall = (value: number) => smallFigure(value, format);
  // A place under the finger means nothing on another chart.
  const hovered = hover?.key === drawing.key ? hover.index : undefined;
  const hoveredCandle = hovered === undefined ? undefined : list?.[hovered];
  return (
    <div className={cx('flex flex-col', isFull && 'min-h-0 flex-1')}>
      <div className="h-4.5 px-4">
        {hoveredCandle === undefined ? (
          <Legend plots={plots} pane="main" index={hovered} formatValue={formatPrice} />
        ) : (
          <CandleStrip candle={hoveredCandle} pair={pair} stepMs={drawing.stepMs} />
        )}
      </div>
      <div className={cx('relative', isFull && 'min-h-0 flex-1')} style={isFull ? undefined : { height: heightPx }}>
        <p className="sr-only">
          {t('chart.chartOf', {
            pair: pair.symbol,
            period: t(`chart.periods.${settings.period}`),
            price: last === undefined ? '--' : format.amount(last.close, decimals),
          })}
        </p>
        <Loaded
          from={candles}
          skeleton={<SkeletonChart className="absolute inset-x-4 top-6 bottom-10" />}
          failureClass="px-4 pt-10"
        >
          {({ candles: drawn, loadOlder }) =>
            drawn.length === 0 ? (
              <div className="pt-16">
                <Empty title={t('chart.noCandles')} />
              </div>
            ) : (
              <Suspense fallback={<SkeletonChart className="absolute inset-x-4 top-6 bottom-10" />}>
                <CandleChart
                  drawing={drawing}
                  orders={lines}
                  drag={drag}
                  renderOver={
                    hasSketches
                      ? (view, layout) => (
                          <Suspense>
                            <SketchLayer
                              view={view}
                              layout={layout}
                              pairId={pair.pairId}
                              drawing={drawing}
                              formatPrice={formatPrice}
                            />
                          </Suspense>
                        )
                      : undefined
                  }
                  countdown={countdown}
                  formatPrice={formatPrice}
                  formatSmall={formatSmall}
                  times={times}
                  onNearStart={loadOlder}
                  onHover={(index) => setHover({ key: drawing.key, index })}
                  onPanes={(tops) => setPaneTops((before) => (before.join() === tops.join() ? before : tops))}
                />
                {settings.panes.map((pane, place) => {
                  const top = paneTops[place + 1];
                  if (top === undefined) return null;
                  return (
                    <div key={pane} className="pointer-events-none absolute left-4 z-10" style={{ top: top + 2 }}>
                      <Legend plots={plots} pane={pane} index={hovered} formatValue={formatSmall} />
                    </div>
                  );
                })}
              </Suspense>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

/** Volumes shortened, indicator values with as many digits as their size needs. */
function smallFigure(value: number, format: Format): string {
  const size = Math.abs(value);
  if (size > 1_000) return `${value < 0 ? '-' : ''}${format.volume(size.toFixed(2))}`;
  const decimals = size >= 10 || size === 0 ? 2 : size >= 0.01 ? 4 : 8;
  return format.amount(value.toFixed(decimals), decimals);
}

function useCountdown(openedAtMs: number | undefined, period: keyof typeof periodMs): string {
  const nowMs = useNow(1_000);
  return openedAtMs === undefined ? '' : countdownText(openedAtMs, period, nowMs);
}
