import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '#i18n/use-messages.ts';
import { type ChartEvents, type ChartView, createChartView, type Drawing, type OrderLine } from './chart-view.ts';

interface CandleChartProps extends ChartEvents {
  readonly drawing: Drawing;
  readonly orders: readonly OrderLine[];
  readonly countdown: string;
  /** Called with the top of each pane, whenever one changes. */
  readonly onPanes: (tops: readonly number[]) => void;
}

/** Binds the drawing to React. Lives in a chunk of its own with the chart library. */
export function CandleChart({ drawing, orders, countdown, onPanes, ...events }: CandleChartProps) {
  const t = useMessages();
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<ChartView>();
  const formatPrice = useEffectEvent(events.formatPrice);
  const formatSmall = useEffectEvent(events.formatSmall);
  const timesOf = useEffectEvent(() => events.times);
  const onNearStart = useEffectEvent(events.onNearStart);
  const onHover = useEffectEvent(events.onHover);
  const tellPanes = useEffectEvent((made: ChartView) => onPanes(made.paneTops()));

  useLayoutEffect(() => {
    if (container.current === null) return;
    const made = createChartView(container.current, {
      formatPrice: (price) => formatPrice(price),
      formatSmall: (value) => formatSmall(value),
      times: timesOf(),
      onNearStart: () => onNearStart(),
      onHover: (index) => onHover(index),
    });
    setView(made);
    return () => {
      setView(undefined);
      made.destroy();
    };
  }, []);
  useEffect(() => {
    if (view === undefined) return;
    view.draw(drawing);
    // The chart lays its panes out in the frame after the call.
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => tellPanes(view)));
    return () => cancelAnimationFrame(frame);
  }, [view, drawing]);
  useEffect(() => view?.setOrders(orders), [view, orders]);
  useEffect(() => view?.setCountdown(countdown), [view, countdown]);
  useEffect(() => {
    if (view === undefined || container.current === null) return;
    const watcher = new ResizeObserver(() => requestAnimationFrame(() => tellPanes(view)));
    watcher.observe(container.current);
    return () => watcher.disconnect();
  }, [view]);
  return (
    <>
      <div ref={container} className="absolute inset-0" />
      <a
        href="https://www.tradingview.com/"
        target="_blank"
        rel="noopener noreferrer"
        className="absolute bottom-7 left-2 z-10 text-11 text-fg-3"
      >
        {t('chart.madeWith')}
      </a>
    </>
  );
}
