import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PairId } from '@candor/exchange';
import { createHistory, createSimulation, practiceCatalogue } from '@candor/feed';
import { periodsMs, storedPeriods } from '@candor/readmodel';
import { expect, it, onTestFinished } from 'vitest';
import { ChartHistory } from './chart-history.ts';
import { keepCharts } from './chart-store.ts';

const untilMinute = Math.floor(Date.UTC(2026, 10, 19, 13, 37) / 60_000);
const untilMs = untilMinute * 60_000;
const btcUsdt = 1 as PairId;
const simulation = createSimulation('charts', practiceCatalogue);
const whole = createHistory(simulation, untilMinute);
const inWeeks = new ChartHistory(simulation, untilMinute);

it.each(storedPeriods)('returns the same %s candles as history made at once', (period) => {
  const reachMs = Math.min(periodsMs[period] * 300, 80 * 86_400_000);
  for (const [fromMs, toMs] of [
    [untilMs - reachMs, untilMs + 600_000],
    [untilMs - reachMs + 90_001, untilMs - reachMs / 2 + 1],
    [untilMs - 30 * 86_400_000, untilMs - 30 * 86_400_000 + periodsMs[period] * 3],
  ] as const) {
    expect(inWeeks.candles({ pairId: btcUsdt, period, fromMs, toMs })).toEqual(
      whole.candles(btcUsdt, period, fromMs, toMs),
    );
  }
});

it('keeps charts for the next start, and makes them anew for another market', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-charts-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const btcOnly = { ...simulation, pairs: simulation.pairs.slice(0, 1) };
  let asked = 0;
  const counted = {
    ...btcOnly,
    candles: (...asking: Parameters<typeof simulation.candles>) => {
      asked += 1;
      return simulation.candles(...asking);
    },
  };
  const options = { folder, signal: new AbortController().signal, restPerWork: 0, startMs: 0 };
  const first = new ChartHistory(counted, untilMinute);
  await keepCharts(first, { ...options, made: 'one' });
  const madeWeeks = asked;
  expect(madeWeeks).toBeGreaterThan(first.weeks.length);
  const second = new ChartHistory(counted, untilMinute);
  await keepCharts(second, { ...options, made: 'one' });
  const dayAgo = untilMs - 86_400_000;
  const lastDay = { pairId: btcUsdt, period: '1hour', fromMs: dayAgo, toMs: untilMs } as const;
  expect(second.missing(lastDay)).toBeUndefined();
  expect(second.candles(lastDay)).toEqual(first.candles(lastDay));
  expect(asked).toBe(madeWeeks);
  // Of another market nothing is taken over, and a stop leaves the making where it is.
  const other = new ChartHistory(counted, untilMinute);
  await expect(keepCharts(other, { ...options, made: 'two', signal: AbortSignal.abort() })).rejects.toThrow('abort');
  other.candles(lastDay);
  expect(asked).toBeGreaterThan(madeWeeks);
});

it('makes a week of fives once, whatever is asked of it afterwards', () => {
  let asked = 0;
  const counted = {
    ...simulation,
    candles: (...asking: Parameters<typeof simulation.candles>) => {
      asked += 1;
      return simulation.candles(...asking);
    },
  };
  const history = new ChartHistory(counted, untilMinute);
  const weekMs = 7 * 86_400_000;
  const monthAgo = { pairId: btcUsdt, fromMs: untilMs - 5 * weekMs, toMs: untilMs - 4 * weekMs } as const;
  history.candles({ ...monthAgo, period: '5min' });
  const made = asked;
  for (const period of ['5min', '15min', '30min', '1hour', '1day'] as const) history.candles({ ...monthAgo, period });
  expect([made, asked]).toEqual([2, 2]);
});

it('has no candles of a pair that was listed later', () => {
  const request = { pairId: 4_000 as PairId, period: '1hour', fromMs: 0, toMs: Date.now() } as const;
  expect(whole.candles(request.pairId, request.period, request.fromMs, request.toMs)).toEqual([]);
  const history = new ChartHistory(simulation, untilMinute);
  expect(history.missing(request)).toBeUndefined();
  expect(history.candles(request)).toEqual([]);
});
