import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { account, amount, btcUsdt, ethUsdt, Facts, listed, startMs } from '../testing/facts.ts';
import { bought, hashOf, option, optionTermsSet, settled, struck, windowClosed } from './testing/facts.ts';
import { terms } from '../contract/testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

const ann = account(1_000);
const bob = account(1_001);

let model: TestReadModel;
let facts: Facts;

beforeEach(() => {
  model = testReadModel();
  facts = listed(new Facts());
});

afterEach(() => model.close());

function read(): Reader {
  model.apply(facts.batch());
  return model.reader();
}

const page = (number = 1, limit = 10) => ({ page: number, limit });

test('an option is recorded from purchase to result, with the ticks that decided it', async () => {
  facts.add(startMs, bought(1, ann));
  const reader = read();
  const waiting = {
    optionId: 1,
    accountId: ann,
    pairId: btcUsdt,
    termsId: 1,
    termsHash: '01'.repeat(32),
    direction: 'up',
    seconds: 30,
    stake: 10n,
    payout: 800_000,
    reward: 8n,
    indexPrice: 99,
    strikeFromGrid: 11,
    status: 'waiting',
    boughtAtMs: startMs,
  };
  const one = (accountId = ann) => reader.optionById({ accountId, optionId: option(1) });
  expect(await one()).toEqual(waiting);
  expect(await one(bob)).toBeUndefined();

  facts.add(startMs + 500, struck(1, ann));
  model.apply(facts.batch());
  const running = { ...waiting, status: 'running', strike: { gridIndex: 12, price: 100, expiryGrid: 72 } };
  expect(await one()).toEqual(running);
  const window = { pairId: btcUsdt, expiryGrid: 72, windowSize: 6 };
  expect(await reader.optionWindow(window)).toBeUndefined();

  facts.add(startMs + 31_000, windowClosed(72, 100, 101, 102, 101, 101, 101), settled(1, ann));
  model.apply(facts.batch());
  const settlement = {
    result: 'won',
    paid: 18n,
    windowSize: 6,
    sampleCount: 6,
    sampleSum: 606n,
    atMs: startMs + 31_000,
  };
  expect(await one()).toEqual({ ...running, status: 'settled', settlement });
  const found = await reader.optionWindow(window);
  expect(found).toMatchObject({ ...window, atMs: startMs + 31_000 });
  expect(found?.samples.map(({ gridIndex, price }) => [gridIndex, price])).toEqual([
    [67, 100],
    [68, 101],
    [69, 102],
    [70, 101],
    [71, 101],
    [72, 101],
  ]);
});

test('a window without a single tick is known to be closed', async () => {
  facts.add(startMs, windowClosed(80));
  const window = { pairId: btcUsdt, expiryGrid: 80, windowSize: 6 };
  expect(await read().optionWindow(window)).toEqual({ ...window, samples: [], atMs: startMs });
});

test('options are filtered and paged, the last bought first', async () => {
  for (let id = 1; id <= 5; id++) facts.add(startMs + id, bought(id, ann, { pairId: id > 3 ? ethUsdt : btcUsdt }));
  facts.add(startMs + 10, struck(1, ann), struck(2, ann), windowClosed(72, 100), settled(1, ann));
  const reader = read();
  const ids = async (filter: Partial<Parameters<Reader['options']>[0]>) => {
    const { rows, total } = await reader.options({ accountId: ann, ...page(), ...filter });
    return [rows.map(({ optionId }) => optionId), total];
  };
  expect(await ids({})).toEqual([[5, 4, 3, 2, 1], 5]);
  expect(await ids(page(2, 2))).toEqual([[3, 2], 5]);
  expect(await ids({ pairId: ethUsdt })).toEqual([[5, 4], 2]);
  expect(await ids({ statuses: ['waiting', 'running'] })).toEqual([[5, 4, 3, 2], 4]);
  expect(await ids({ statuses: ['settled'], pairId: btcUsdt })).toEqual([[1], 1]);
  expect(await ids({ statuses: ['running'] })).toEqual([[2], 1]);
  expect(await ids({ accountId: bob })).toEqual([[], 0]);
});

test('every version of the terms can be read as it was hashed', async () => {
  facts
    .add(startMs, optionTermsSet(1))
    .add(startMs + 1, optionTermsSet(2))
    .add(startMs + 2, optionTermsSet(3, hashOf(1)));
  const reader = read();
  const { terms: asSet } = optionTermsSet(2);
  expect(await reader.optionTerms({ termsId: terms(2) })).toEqual({
    termsId: 2,
    hash: hashOf(2),
    terms: asSet,
    setAtMs: startMs + 1,
  });
  expect((await reader.optionTerms({ hash: hashOf(2) }))?.termsId).toBe(2);
  expect((await reader.optionTerms({ hash: hashOf(1) }))?.termsId).toBe(3);
  expect(await reader.optionTerms({ hash: hashOf(9) })).toBeUndefined();
});

test('statistics count settled options by pair and term', async () => {
  const results = { won: 18, lost: 0, refunded: 10, void: 10 } as const;
  Object.entries(results).forEach(([result, paid], index) => {
    const pairId = index === 0 ? ethUsdt : btcUsdt;
    const seconds = index === 1 ? 60 : 30;
    const fields = { pairId, result: result as keyof typeof results, paid: amount(paid) };
    facts.add(startMs + index, bought(index + 1, ann, { pairId, seconds }), settled(index + 1, ann, fields));
  });
  facts.add(startMs + 9, bought(9, ann));
  const reader = read();
  const none = { won: 0, lost: 0, refunded: 0, void: 0 };
  expect(await reader.optionStatistics({ accountId: ann })).toEqual([
    { ...none, pairId: btcUsdt, seconds: 30, refunded: 1, void: 1, staked: 20n, paid: 20n, net: 0n },
    { ...none, pairId: btcUsdt, seconds: 60, lost: 1, staked: 10n, paid: 0n, net: -10n },
    { ...none, pairId: ethUsdt, seconds: 30, won: 1, staked: 10n, paid: 18n, net: 8n },
  ]);
  expect(await reader.optionStatistics({ accountId: bob })).toEqual([]);
});
