import { AreaSeries, type AutoscaleInfo, createChart, type IChartApi, type UTCTimestamp } from 'lightweight-charts';
import { useEffect, useRef } from 'react';
import { useSettings } from '../lib/settings.ts';

interface TimeChartProps {
  /** The words for a screen reader; the figures themselves are in a table of the same page. */
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly { readonly atMs: number; readonly value: number }[];
  readonly format: (value: number) => string;
}

const height = 150;

/** A figure over time. */
export function TimeChart(props: TimeChartProps) {
  const { theme } = useSettings();
  // Drawn anew in the colours of another theme.
  return <Drawing key={theme} {...props} />;
}

function Drawing({ label, points, format }: TimeChartProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string): string => style.getPropertyValue(name).trim();
    const chart: IChartApi = createChart(element, {
      height,
      autoSize: true,
      layout: {
        background: { color: 'transparent' },
        textColor: colour('--text-3'),
        fontFamily: style.fontFamily,
        fontSize: 11,
        attributionLogo: false,
      },
      grid: { vertLines: { visible: false }, horzLines: { color: colour('--line') } },
      rightPriceScale: { borderVisible: false, entireTextOnly: true },
      timeScale: { borderVisible: false, timeVisible: true, fixLeftEdge: true, fixRightEdge: true },
      handleScroll: false,
      handleScale: false,
      localization: { priceFormatter: format },
    });
    const series = chart.addSeries(AreaSeries, {
      lineColor: colour('--accent'),
      topColor: colour('--accent-soft'),
      bottomColor: 'transparent',
      lineWidth: 2,
      priceLineVisible: false,
      lastValueVisible: false,
      // From zero, also where nothing has happened.
      autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
        const found = original();
        const range = found?.priceRange;
        return found && range && { ...found, priceRange: { minValue: 0, maxValue: Math.max(1, range.maxValue) } };
      },
    });
    series.setData(points.map(({ atMs, value }) => ({ time: Math.floor(atMs / 1_000) as UTCTimestamp, value })));
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [points, format]);
  return <div ref={place} role="img" aria-label={label} style={{ height }} className="w-full" />;
}
