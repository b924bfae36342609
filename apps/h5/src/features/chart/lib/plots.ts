import type { CandleRow } from '@candor/api';
import type { ChartSettings, PaneId } from '../chart-settings.ts';
import {
  bollingerBands,
  exponentialAverage,
  macd,
  movingAverage,
  relativeStrength,
  type Values,
} from './indicators.ts';

/** Which of the drawing's colours a line has. */
export type Tone = 'accent' | 'second' | 'third' | 'quiet' | 'signed' | 'candle';

/** One line or one row of bars: drawn by the chart, and shown in figures by the legend. */
export interface Plot {
  readonly id: string;
  /** On the candles, or in a pane of its own. */
  readonly pane: 'main' | PaneId;
  readonly shape: 'line' | 'bars';
  readonly tone: Tone;
  /** As the legend writes it: MA(7), DIF. */
  readonly label: string;
  readonly values: Values;
}

const averageTones = ['accent', 'second', 'third'] as const;

/** The words of the legend that are not the same in all languages. */
interface PlotWords {
  readonly volume: string;
  readonly upper: string;
  readonly lower: string;
}

/** Everything that is drawn besides the candles themselves. */
export function plotsFor(
  candles: readonly CandleRow[],
  settings: Pick<ChartSettings, 'overlays' | 'panes' | 'averages'>,
  words: PlotWords,
): readonly Plot[] {
  const closes = candles.map((candle) => Number(candle.close));
  const plots: Plot[] = [];
  const averages = (name: 'MA' | 'EMA', of: (period: number) => Values) =>
    settings.averages.map((period, place): Plot => {
      const tone = averageTones[place] ?? 'quiet';
      return {
        id: `${name}${place}`,
        pane: 'main',
        shape: 'line',
        tone,
        label: `${name}(${period})`,
        values: of(period),
      };
    });
  if (settings.overlays.includes('ma')) plots.push(...averages('MA', (period) => movingAverage(closes, period)));
  if (settings.overlays.includes('ema')) plots.push(...averages('EMA', (period) => exponentialAverage(closes, period)));
  if (settings.overlays.includes('boll')) {
    const bands = bollingerBands(closes);
    plots.push(
      { id: 'UP', pane: 'main', shape: 'line', tone: 'third', label: words.upper, values: bands.upper },
      { id: 'MID', pane: 'main', shape: 'line', tone: 'quiet', label: 'BOLL(20,2)', values: bands.middle },
      { id: 'LOW', pane: 'main', shape: 'line', tone: 'third', label: words.lower, values: bands.lower },
    );
  }
  for (const pane of settings.panes) plots.push(...panePlots[pane](candles, closes, words));
  return plots;
}

type PanePlots = (candles: readonly CandleRow[], closes: readonly number[], words: PlotWords) => Plot[];

const panePlots: Readonly<Record<PaneId, PanePlots>> = {
  vol: (candles, _closes, words) => [
    {
      id: 'VOL',
      pane: 'vol',
      shape: 'bars',
      tone: 'candle',
      label: words.volume,
      values: candles.map((candle) => Number(candle.volume)),
    },
  ],
  macd: (_candles, closes) => {
    const { difference, signal, histogram } = macd(closes);
    return [
      { id: 'HIST', pane: 'macd', shape: 'bars', tone: 'signed', label: 'MACD', values: histogram },
      { id: 'DIF', pane: 'macd', shape: 'line', tone: 'accent', label: 'DIF', values: difference },
      { id: 'DEA', pane: 'macd', shape: 'line', tone: 'second', label: 'DEA', values: signal },
    ];
  },
  rsi: (_candles, closes) => [
    { id: 'RSI', pane: 'rsi', shape: 'line', tone: 'accent', label: 'RSI(14)', values: relativeStrength(closes) },
  ],
};
