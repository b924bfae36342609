import type { PairId } from '@candor/exchange';
import { expect, test } from 'vitest';
import { practiceCatalogue } from '../instruments/practice.ts';
import { type Candle, type CandlePeriod, candlePeriods } from './candle.ts';
import { createHistory } from './history.ts';
import { createSimulation } from './simulation.ts';

const simulation = createSimulation('golden', practiceCatalogue);
/** 2026-11-18 11:07 UTC, in the middle of every longer period. */
const untilMinute = 29_916_667;
const history = createHistory(simulation, untilMinute);
const btc = 1 as PairId;
const minutes = simulation.candles(btc, history.fromMs / 60_000, untilMinute);

test('covers at least ninety days, from a Monday', () => {
  expect(history.untilMs - history.fromMs).toBeGreaterThanOrEqual(90 * 86_400_000);
  expect(new Date(history.fromMs).toUTCString()).toMatch(/^Mon, .* 00:00:00 GMT$/);
});

/** The candle of one period made from its minutes in the plainest way. */
function plainly(openMs: number, length: number): Candle {
  const inside = minutes.filter((candle) => candle.openMs >= openMs && candle.openMs < openMs + length * 60_000);
  return {
    openMs,
    open: (inside[0] as Candle).open,
    high: inside.map(({ high }) => high).sort((a, b) => b - a)[0] as Candle['high'],
    low: inside.map(({ low }) => low).sort((a, b) => a - b)[0] as Candle['low'],
    close: (inside.at(-1) as Candle).close,
    volume: inside.reduce((all, { volume }) => all + volume, 0n) as Candle['volume'],
    quoteVolume: inside.reduce((all, { quoteVolume }) => all + quoteVolume, 0n) as Candle['quoteVolume'],
  };
}

test.each(Object.keys(candlePeriods) as CandlePeriod[])('%s: no gap, and the same as made plainly', (period) => {
  const length = candlePeriods[period];
  const fromMs = Math.max(history.fromMs, history.untilMs - length * 60_000 * 400);
  const candles = history.candles(btc, period, fromMs, history.untilMs);
  expect(candles.length).toBeGreaterThan(12);
  for (const [i, { openMs }] of candles.entries()) {
    expect(openMs).toBe((candles[0] as Candle).openMs + i * length * 60_000);
  }
  for (const candle of [candles[0], candles[7], candles.at(-1)] as Candle[]) {
    expect(candle).toEqual(plainly(candle.openMs, length));
  }
  const last = candles.at(-1) as Candle;
  expect(last.openMs).toBeLessThan(history.untilMs);
  expect(last.close).toBe((minutes.at(-1) as Candle).close);
});

test('weeks begin on Monday 00:00 UTC, days and hours at theirs', () => {
  for (const { openMs } of history.candles(btc, '1week', 0, history.untilMs)) {
    expect(new Date(openMs).getUTCDay()).toBe(1);
    expect(openMs % 86_400_000).toBe(0);
  }
  for (const { openMs } of history.candles(btc, '4hour', 0, history.untilMs)) expect(openMs % 14_400_000).toBe(0);
});

test('a range takes the candles that open in it, and nothing outside of the history', () => {
  const hour = 3_600_000;
  const from = history.untilMs - 10 * hour;
  const opened = (period: CandlePeriod) => history.candles(btc, period, from, from + 2 * hour).map((c) => c.openMs);
  for (const period of ['1min', '15min', '1hour'] as const) {
    expect(opened(period)[0]).toBeGreaterThanOrEqual(from);
    expect(opened(period).at(-1)).toBeLessThan(from + 2 * hour);
    expect(opened(period).length).toBe(120 / candlePeriods[period]);
  }
  expect(history.candles(btc, '1min', history.untilMs, history.untilMs + hour)).toEqual([]);
  expect(history.candles(btc, '1min', 0, history.fromMs)).toEqual([]);
});

test('cross pairs and stocks have a history too', () => {
  for (const pairId of [201, 102] as PairId[]) {
    expect(history.candles(pairId, '15min', history.untilMs - 86_400_000, history.untilMs).length).toBe(96);
  }
});
