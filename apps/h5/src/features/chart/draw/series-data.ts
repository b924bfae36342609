import { dayMs } from '@candor/kernel';
import type { CandleRow } from '@candor/api';
import type { CandlestickData, HistogramData, LineData, Time, UTCTimestamp, WhitespaceData } from 'lightweight-charts';
import type { Plot } from '../lib/plots.ts';
import { type ChartColours, faded } from './chart-colours.ts';

/**
 * The chart counts in UTC; shifted by the device's offset, its axis shows the user's own time. Days and weeks begin at
 * 00:00 UTC by rule and stay there.
 */
export function chartTime(atMs: number, stepMs: number): UTCTimestamp {
  const shiftMs = stepMs >= dayMs ? 0 : -new Date(atMs).getTimezoneOffset() * 60_000;
  return ((atMs + shiftMs) / 1_000) as UTCTimestamp;
}

export function candlePoint(candle: CandleRow, time: Time): CandlestickData {
  const [open, high, low, close] = [candle.open, candle.high, candle.low, candle.close].map(Number);
  return { time, open: open ?? 0, high: high ?? 0, low: low ?? 0, close: close ?? 0 };
}

export function closePoint(candle: CandleRow, time: Time): LineData {
  return { time, value: Number(candle.close) };
}

const barAlpha = '73';

/** One value of a plot; a bar wears the colour of its candle or of its sign. */
export function plotPoint(
  plot: Plot,
  index: number,
  candle: CandleRow,
  time: Time,
  colours: ChartColours,
): LineData | HistogramData | WhitespaceData {
  const value = plot.values[index];
  if (value === undefined) return { time };
  if (plot.shape === 'line') return { time, value };
  const isUp = plot.tone === 'signed' ? value >= 0 : Number(candle.close) >= Number(candle.open);
  return { time, value, color: faded(isUp ? colours.up : colours.down, barAlpha) };
}
