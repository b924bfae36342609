import type { PairId } from '@candor/exchange';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Candle, type CandleHistory, mergedCandle } from './candle.ts';
import {
  candleStartMs,
  minuteMs,
  type Period,
  periodsMs,
  periodStartMs,
  type StoredPeriod,
  storedPeriods,
} from './periods.ts';
import { amount, btcUsdt, ethUsdt, Facts, listed, priceAt, startMs, ticked, traded } from '../testing/facts.ts';
import { randomFacts } from '../testing/random-facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

let model: TestReadModel;

beforeEach(() => {
  model = testReadModel();
});

afterEach(() => model.close());

const always = { fromMs: 0, toMs: Date.UTC(2100, 0, 1), limit: 1_000_000 };

/** Candles by the plainest means: collect the facts of each one, then look at it as a whole. */
function naiveCandles(facts: Facts, pairId: PairId, period: Period) {
  const gathered = new Map<number, { prices: number[]; volume: bigint; quoteVolume: bigint }>();
  const at = (ms: number) => {
    const start = periodStartMs(period, ms);
    const found = gathered.get(start) ?? { prices: [], volume: 0n, quoteVolume: 0n };
    gathered.set(start, found);
    return found;
  };
  for (const { atMs, event } of facts.events) {
    if (event.type === 'index.ticked') {
      const price = event.prices.find((each) => each.pairId === pairId)?.price;
      if (price !== undefined) at(event.gridIndex * 500).prices.push(price);
    } else if (event.type === 'spot.traded' && event.pairId === pairId) {
      at(atMs).volume += event.quantity;
      at(atMs).quoteVolume += event.quoteAmount;
    }
  }
  return [...gathered]
    .sort(([a], [b]) => a - b)
    .map(([openMs, { prices, volume, quoteVolume }]) => ({
      openMs,
      ...(prices.length > 0 && {
        open: prices[0],
        high: Math.max(...prices),
        low: Math.min(...prices),
        close: prices.at(-1),
      }),
      volume,
      quoteVolume,
    }));
}

describe('candles', () => {
  test('begin with the exchange: none are made of its past, where history has the prices', async () => {
    const openedMs = startMs + 3 * 3_600_000;
    const facts = listed(new Facts())
      .add(startMs, { type: 'practice.past_begun', untilMs: openedMs, pairIds: [btcUsdt, ethUsdt] })
      .add(startMs, ticked(startMs, [btcUsdt, 60]))
      .add(startMs + 3_600_000, ticked(startMs + 3_600_000, [btcUsdt, 61]))
      .add(openedMs, ticked(openedMs, [btcUsdt, 62]));
    model.apply(facts.batch(0, 4));
    // The projector begins anew in the middle of the past.
    model.apply(facts.batch(4));
    const past = [
      {
        openMs: openedMs - minuteMs,
        open: priceAt(59),
        high: priceAt(59),
        low: priceAt(59),
        close: priceAt(59),
        volume: amount(0),
        quoteVolume: amount(0),
      },
    ];
    const history: CandleHistory = {
      candles: async (_, __, fromMs, toMs) => past.filter(({ openMs }) => openMs >= fromMs && openMs < toMs),
    };
    const made = await model.reader({ history }).candles({ pairId: btcUsdt, period: '1min', ...always });
    expect(made.map(({ openMs, close }) => [openMs, close])).toEqual([
      [openedMs - minuteMs, priceAt(59)],
      [openedMs, priceAt(62)],
    ]);
  });

  test.each<Period>([...storedPeriods, '2hour', '1month'])('of %s equal those of plain collecting', async (period) => {
    const facts = randomFacts('candles', 4_000);
    model.apply(facts.batch(0, 1_500), facts.batch(1_500, 1_501));
    model.apply(facts.batch(1_501));
    const reader = model.reader();
    for (const pairId of [btcUsdt, ethUsdt]) {
      const made = await reader.candles({ pairId, period, ...always });
      const naive = naiveCandles(facts, pairId, period);
      expect(made.map(({ openMs }) => openMs)).toEqual(naive.map(({ openMs }) => openMs));
      expect(made).toMatchObject(naive);
    }
  });

  test('trades before the first tick of a minute use the last price until it comes', async () => {
    const facts = listed(new Facts())
      .add(startMs, ticked(startMs, [btcUsdt, 700]))
      .add(startMs + minuteMs, traded(1));
    model.apply(facts.batch());
    const reader = model.reader();
    const second = async () => (await reader.candles({ pairId: btcUsdt, period: '1min', ...always }))[1];
    expect(await second()).toMatchObject({ open: 700, high: 700, low: 700, close: 700, volume: 10n });
    facts.add(startMs + minuteMs + 1, ticked(startMs + minuteMs, [btcUsdt, 650]));
    model.apply(facts.batch());
    expect(await second()).toMatchObject({ open: 650, high: 650, low: 650, close: 650, volume: 10n });
  });

  test('returns the last ones when there are more than the limit', async () => {
    const facts = listed(new Facts());
    for (let i = 0; i < 10; i++) facts.add(startMs + i * minuteMs, ticked(startMs + i * minuteMs, [btcUsdt, 100 + i]));
    model.apply(facts.batch());
    const request = {
      pairId: btcUsdt,
      period: '1min' as const,
      fromMs: startMs + minuteMs,
      toMs: startMs + 9 * minuteMs,
    };
    const made = await model.reader().candles({ ...request, limit: 3 });
    expect(made.map(({ open }) => open)).toEqual([106, 107, 108]);
  });
});

describe('history', () => {
  /** Each minute m has the open price m, so that a merged candle reveals the minutes in it. */
  const minute = (openMs: number): Candle => {
    const at = (offset: number) => priceAt(openMs / minuteMs - startMs / minuteMs + 100_000 + offset);
    return { openMs, open: at(0), high: at(5), low: at(-5), close: at(0), volume: amount(1), quoteVolume: amount(2) };
  };
  const minutesBetween = (fromMs: number, toMs: number) =>
    Array.from({ length: Math.max(0, Math.ceil((toMs - fromMs) / minuteMs)) }, (_, i) => minute(fromMs + i * minuteMs));
  const asked: [StoredPeriod, number, number][] = [];
  const history: CandleHistory = {
    candles(_pairId, period, fromMs, toMs) {
      asked.push([period, fromMs, toMs]);
      const whole: Candle[] = [];
      const first = candleStartMs(fromMs + periodsMs[period] - 1, periodsMs[period]);
      for (let openMs = first; openMs < toMs; openMs += periodsMs[period]) {
        const merged = mergedCandle(openMs, minutesBetween(openMs, openMs + periodsMs[period]));
        if (merged) whole.push(merged);
      }
      return whole;
    },
  };
  const firstTickMs = startMs + 7 * minuteMs + 20_000;

  beforeEach(() => {
    asked.length = 0;
    const facts = listed(new Facts())
      .add(firstTickMs, ticked(firstTickMs, [btcUsdt, 100_050]))
      .add(firstTickMs + 1, traded(1, { quantity: amount(1_000) }))
      .add(startMs + 16 * minuteMs, ticked(startMs + 16 * minuteMs, [btcUsdt, 90_000]));
    model.apply(facts.batch());
  });

  test('covers the minutes before the first tick', async () => {
    const made = await model
      .reader({ history })
      .candles({ pairId: btcUsdt, period: '1min', fromMs: startMs, toMs: startMs + 60 * minuteMs, limit: 5 });
    expect(made.map(({ openMs }) => (openMs - startMs) / minuteMs)).toEqual([4, 5, 6, 7, 16]);
    expect(made[3]).toMatchObject({ open: 100_050, volume: 1_000n });
  });

  test('and the first part of the candle that both have minutes of', async () => {
    const request = {
      pairId: btcUsdt,
      period: '5min' as const,
      fromMs: startMs - 2 * minuteMs,
      toMs: startMs + 60 * minuteMs,
    };
    const made = await model.reader({ history }).candles({ ...request, limit: 100 });
    expect(made.map(({ openMs }) => (openMs - startMs) / minuteMs)).toEqual([0, 5, 15]);
    expect(made[1]).toEqual({
      openMs: startMs + 5 * minuteMs,
      open: 100_005,
      high: 100_050,
      low: 100_000,
      close: 100_050,
      volume: 1_002n,
      quoteVolume: 24n,
    });
  });

  test('and merges three minutes of both, whole ones only', async () => {
    const request = { pairId: btcUsdt, period: '3min' as const, fromMs: startMs + 1, toMs: startMs + 9 * minuteMs };
    const made = await model.reader({ history }).candles({ ...request, limit: 100 });
    expect(made.map(({ openMs }) => (openMs - startMs) / minuteMs)).toEqual([3, 6]);
    expect(made[1]).toMatchObject({ open: 100_006, close: 100_050, volume: 1_001n });
    expect(await model.reader({ history }).candles({ ...request, limit: 1 })).toEqual(made.slice(1));
  });

  test('makes no request where it is not needed', async () => {
    const reader = model.reader({ history });
    await reader.candles({
      pairId: btcUsdt,
      period: '1min',
      fromMs: firstTickMs,
      toMs: startMs + 60 * minuteMs,
      limit: 100,
    });
    expect(asked).toEqual([]);
    const before = await reader.candles({ pairId: btcUsdt, period: '5min', fromMs: 0, toMs: startMs, limit: 2 });
    expect(before.map(({ openMs }) => (openMs - startMs) / minuteMs)).toEqual([-10, -5]);
  });

  test('supplies everything for a pair without a tick', async () => {
    const request = { pairId: ethUsdt, period: '1min' as const, fromMs: startMs, toMs: startMs + 90_000, limit: 10 };
    expect(await model.reader({ history }).candles(request)).toHaveLength(2);
    expect(await model.reader().candles(request)).toEqual([]);
  });
});
