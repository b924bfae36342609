import { type CandlePeriod, candlePeriods } from '@candor/api';
import { createStore } from 'zustand/vanilla';
import { storage } from '#client/read.ts';
import { readJson } from '#client/storage.ts';

/** `line` draws the closes of one-minute candles. */
export type ChartPeriod = 'line' | CandlePeriod;
export const overlays = ['ma', 'ema', 'boll'] as const;
type Overlay = (typeof overlays)[number];
export const panes = ['vol', 'macd', 'rsi'] as const;
export type PaneId = (typeof panes)[number];

const averageMin = 2;
const averageMax = 400;

export interface ChartSettings {
  readonly period: ChartPeriod;
  readonly overlays: readonly Overlay[];
  readonly panes: readonly PaneId[];
  /** Candles of the three averages, MA and EMA alike. */
  readonly averages: readonly [number, number, number];
  readonly showsOrders: boolean;
}

export const defaultChartSettings: ChartSettings = {
  period: '1hour',
  overlays: ['ma'],
  panes: ['vol'],
  averages: [7, 25, 99],
  showsOrders: true,
};

const key = 'chart';

export function isAverage(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= averageMin && (value as number) <= averageMax;
}

/** The stored settings, each part checked on its own: they may come from another version. */
function chartSettingsFrom(stored: Record<string, unknown>): ChartSettings {
  const { period, averages, showsOrders } = stored;
  const listOf = <Word extends string>(words: readonly Word[], value: unknown, usual: readonly Word[]) =>
    Array.isArray(value) ? words.filter((word) => value.includes(word)) : usual;
  return {
    period: period === 'line' || candlePeriods.includes(period as CandlePeriod) ? (period as ChartPeriod) : '1hour',
    overlays: listOf(overlays, stored.overlays, defaultChartSettings.overlays),
    panes: listOf(panes, stored.panes, defaultChartSettings.panes),
    averages:
      Array.isArray(averages) && averages.length === 3 && averages.every(isAverage)
        ? (averages as unknown as ChartSettings['averages'])
        : defaultChartSettings.averages,
    showsOrders: typeof showsOrders === 'boolean' ? showsOrders : true,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The chart settings of this device. */
export const chartSettings = createStore<ChartSettings>(() =>
  chartSettingsFrom(readJson(storage, key, isRecord) ?? {}),
);

export function changeChart(changed: Partial<ChartSettings>): void {
  chartSettings.setState(changed);
  storage.set(key, JSON.stringify(chartSettings.getState()));
}

export function candlePeriodOf(period: ChartPeriod): CandlePeriod {
  return period === 'line' ? '1min' : period;
}
