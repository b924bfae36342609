import {
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { type ChartEvents, type ChartView, createChartView, type Drawing, type OrderLine } from './chart-view.ts';
import { type LineDrag, LineHandles, type MovedLine } from './LineHandles.tsx';

interface CandleChartProps extends Omit<ChartEvents, 'onLaidOut'> {
  readonly drawing: Drawing;
  readonly orders: readonly OrderLine[];
  readonly countdown: string;
  /** Called with the top of each pane, whenever one changes. */
  readonly onPanes: (tops: readonly number[]) => void;
  /** Present: lines with a handle can be dragged. */
  readonly drag?: LineDrag | undefined;
  /** Drawn over the candles, anew whenever the chart is laid out anew. */
  readonly renderOver?: ((view: ChartView, layout: number) => ReactNode) | undefined;
}

/** Binds the drawing to React. Lives in a chunk of its own with the chart library. */
export function CandleChart({ drawing, orders, countdown, onPanes, drag, renderOver, ...events }: CandleChartProps) {
  const t = useMessages();
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ChartView>();
  const [layout, setLayout] = useState(0);
  const [moved, setMoved] = useState<MovedLine>();
  const lines = useMemo(
    () =>
      orders.map((line) =>
        moved !== undefined && line.handle === moved.handle ? { ...line, price: moved.price } : line,
      ),
    [orders, moved],
  );
  const formatPrice = useEffectEvent(events.formatPrice);
  const formatSmall = useEffectEvent(events.formatSmall);
  const timesOf = useEffectEvent(() => events.times);
  const onNearStart = useEffectEvent(events.onNearStart);
  const onHover = useEffectEvent(events.onHover);
  const isCovered = useEffectEvent(
    () => renderOver !== undefined || (drag !== undefined && orders.some(({ handle }) => handle !== undefined)),
  );
  const tellPanes = useEffectEvent((made: ChartView) => onPanes(made.paneTops()));

  useLayoutEffect(() => {
    if (container.current === null) return;
    const made = createChartView(container.current, {
      formatPrice: (price) => formatPrice(price),
      formatSmall: (value) => formatSmall(value),
      times: timesOf(),
      onNearStart: () => onNearStart(),
      onHover: (index) => onHover(index),
      // The library asks in the middle of its drawing.
      onLaidOut: () => isCovered() && requestAnimationFrame(() => setLayout((last) => last + 1)),
    });
    // A slow phone makes the chart in one task, and draws into it in another.
    startTransition(() => setView(made));
    return () => {
      setView(undefined);
      made.destroy();
    };
  }, []);
  useLayoutEffect(() => {
    if (view === undefined) return;
    view.draw(drawing);
    // The chart lays its panes out in the frame after the call.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => tellPanes(view)));
    return () => cancelAnimationFrame(frame);
  }, [view, drawing]);
  useEffect(() => view?.setOrders(lines), [view, lines]);
  useEffect(() => view?.setCountdown(countdown), [view, countdown]);
  useEffect(() => {
    if (view === undefined || container.current === null) return;
    const watcher = new ResizeObserver(() => requestAnimationFrame(() => tellPanes(view)));
    watcher.observe(container.current);
    return () => watcher.disconnect();
  }, [view]);
  return (
    <>
      <div ref={container} hidden={view === undefined} className="absolute inset-0" />
      {view !== undefined && drag !== undefined && (
        <LineHandles view={view} layout={layout} lines={lines} tick={drawing.tick} drag={drag} onMove={setMoved} />
      )}
      {view !== undefined && renderOver?.(view, layout)}
      <a
        href="https://www.tradingview.com/"
        target="_blank"
        rel="noopener noreferrer"
        className="absolute bottom-7 left-1 z-10 rounded-chip bg-bg px-1 text-11 text-fg-3 opacity-80"
      >
        {t('chart.madeWith')}
      </a>
    </>
  );
}
