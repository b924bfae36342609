import { Seeded } from '@candor/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Candle, CandleHistory } from './candle.ts';
import { dayMs, minuteMs } from './periods.ts';
import { amount, btcUsdt, ethUsdt, Facts, listed, priceAt, startMs, ticked, traded } from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

let model: TestReadModel;

beforeEach(() => {
  model = testReadModel();
});

afterEach(() => model.close());

describe('statistics of the last day', () => {
  test('roll on exactly, in any order of requests', async () => {
    const random = new Seeded('rolling');
    const facts = listed(new Facts());
    const reader = () => model.reader();
    model.apply(facts.batch());
    const rolling = reader();
    const seen: { atMs: number; price?: number; quantity?: bigint }[] = [];
    let atMs = startMs;
    for (let step = 0; step < 60; step++) {
      const from = facts.lastSequence;
      for (let i = 0; i < 20; i++) {
        atMs += random.below(step % 10 === 0 ? 4 * 3_600_000 : 400_000);
        const tickMs = Math.floor(atMs / 500) * 500;
        const price = 1_000 + random.below(500);
        const quantity = BigInt(random.below(1_000));
        facts
          .add(atMs, ticked(tickMs, [btcUsdt, price]))
          .add(atMs, traded(step * 20 + i, { quantity: amount(quantity) }));
        seen.push({ atMs: tickMs, price }, { atMs, quantity });
      }
      model.apply(facts.batch(from));
      const nowMs = atMs + random.below(120_000);
      const firstMs = Math.floor(nowMs / minuteMs) * minuteMs - dayMs + minuteMs;
      const inside = seen.filter((each) => each.atMs >= firstMs);
      const prices = inside.flatMap(({ price }) => price ?? []);
      const expected = {
        pairId: btcUsdt,
        open: prices[0],
        high: Math.max(...prices),
        low: Math.min(...prices),
        last: prices.at(-1),
        volume: inside.reduce((sum, { quantity = 0n }) => sum + quantity, 0n),
      };
      expect((await rolling.statistics24h(nowMs))[0]).toMatchObject(expected);
      if (step % 20 === 0) expect((await reader().statistics24h(nowMs))[0]).toMatchObject(expected);
    }
  });

  test('take the minutes before the first tick from history', async () => {
    const flat = (openMs: number, price: number): Candle => {
      const [each, volume] = [priceAt(price), amount(3)];
      return { openMs, open: each, high: each, low: each, close: each, volume, quoteVolume: volume };
    };
    const history: CandleHistory = {
      candles: (_pairId, _period, fromMs, toMs) =>
        Array.from({ length: Math.ceil((toMs - fromMs) / minuteMs) }, (_, i) => flat(fromMs + i * minuteMs, 50)),
    };
    model.apply(
      listed(new Facts())
        .add(startMs, ticked(startMs, [btcUsdt, 40]))
        .batch(),
    );
    const reader = model.reader({ history });
    const [first, second] = await reader.statistics24h(startMs + 1_000);
    expect(first).toEqual({
      pairId: btcUsdt,
      open: 50,
      high: 50,
      low: 40,
      last: 40,
      volume: 4_317n,
      quoteVolume: 4_317n,
    });
    expect(second).toMatchObject({ pairId: ethUsdt, last: 50 });
    const line = await reader.sparkline(btcUsdt, startMs + 1_000);
    expect([line.length, line[0], line.at(-1)]).toEqual([32, 50, 40]);
  });

  test('stay at the last price after a day without any', async () => {
    model.apply(
      listed(new Facts())
        .add(startMs, ticked(startMs, [btcUsdt, 40]), traded(1))
        .batch(),
    );
    const reader = model.reader();
    const still = { pairId: btcUsdt, open: 40, high: 40, low: 40, last: 40, volume: 0n, quoteVolume: 0n };
    expect((await reader.statistics24h(startMs))[0]).toMatchObject({ volume: 10n });
    expect(await reader.statistics24h(startMs + 2 * dayMs)).toEqual([still]);
    expect(await reader.sparkline(ethUsdt, startMs)).toEqual([]);
  });

  test('take in a tick of the minute before that comes after the newest one', async () => {
    const facts = listed(new Facts()).add(startMs, ticked(startMs, [btcUsdt, 40]));
    model.apply(facts.add(startMs + minuteMs, ticked(startMs + minuteMs, [ethUsdt, 3])).batch());
    const reader = model.reader();
    expect((await reader.statistics24h(startMs + minuteMs))[0]).toMatchObject({ high: 40, last: 40 });
    const from = facts.lastSequence;
    model.apply(facts.add(startMs + minuteMs + 1, ticked(startMs + minuteMs - 500, [btcUsdt, 55])).batch(from));
    expect((await reader.statistics24h(startMs + minuteMs + 1_000))[0]).toMatchObject({ high: 55, last: 55 });
  });

  test('reads them at most once a second', async () => {
    model.apply(
      listed(new Facts())
        .add(startMs, ticked(startMs, [btcUsdt, 40], [ethUsdt, 3]))
        .batch(),
    );
    const queries: string[] = [];
    const reader = model.reader({ onQuery: (sql) => queries.push(sql) });
    await Promise.all([
      reader.statistics24h(startMs),
      reader.statistics24h(startMs),
      reader.sparkline(btcUsdt, startMs),
    ]);
    await reader.statistics24h(startMs + 999);
    expect(queries).toHaveLength(2);
    await reader.statistics24h(startMs + 1_000);
    expect(queries).toHaveLength(4);
  });
});
