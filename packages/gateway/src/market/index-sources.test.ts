import { listIndexSources, listInstruments, type OutputOf, setCalendar } from '@candor/api';
import { gridMs, type PairId } from '@candor/exchange';
import { price } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

type Row = OutputOf<typeof listIndexSources>[number];
const sourcesOf = async (symbol: string): Promise<Row[]> => {
  const { body } = await system.send(listIndexSources, {}, { token: operatorTokens.markets });
  return body.message.data.filter((row: { readonly symbol: string }) => row.symbol === symbol);
};
const hear = (name: string, pairId: number, value: number) => {
  const { sources } = system.gateway.deps.market;
  const gridIndex = Math.floor(system.gateway.deps.clock() / gridMs);
  sources.heard(name, { gridIndex, prices: [{ pairId: pairId as PairId, price: price(value) }] });
};

it('names each source of a pair with its own last price, and says which of them has gone silent', async () => {
  await system.tick({ 1: '64000' });
  system.gateway.deps.market.sources.opened('north');
  hear('south', 1, 6_400_100_000_000);
  await expect
    .poll(() => sourcesOf('BTC/USDT'))
    .toMatchObject([
      { kind: 'feed', source: 'north', index: '64000', health: 'silent' },
      { kind: 'feed', source: 'south', index: '64000', price: '64001', health: 'fresh' },
    ]);
  system.wait(6_000);
  hear('north', 1, 6_400_200_000_000);
  expect(await sourcesOf('BTC/USDT')).toMatchObject([{ health: 'fresh' }, { price: '64001', health: 'stale' }]);
});

it('has the two pairs that an index is divided from as its sources', async () => {
  await system.tick({ 1: '64000', 2: '3200' });
  await expect
    .poll(() => sourcesOf('ETH/BTC'))
    .toMatchObject([
      { kind: 'pair', source: 'ETH/USDT', index: '0.05', price: '3200', health: 'fresh' },
      { kind: 'pair', source: 'BTC/USDT', index: '0.05', price: '64000', health: 'fresh' },
    ]);
});

it('calls the index of a shut market shut, and not stale', async () => {
  const now = system.gateway.deps.clock();
  const sessions = `${now + 3_600_000}:${now + 7_200_000}`;
  const { type } = await changedByTwo(system, setCalendar, { pair_ids: '1', sessions, note: 'for the test' });
  expect(type).toBe('ok');
  system.wait(6_000);
  const { body } = await system.send(listInstruments, {}, { token: operatorTokens.markets });
  expect(body.message.data).toContainEqual(expect.objectContaining({ symbol: 'BTC/USDT', health: 'shut' }));
  expect((await sourcesOf('BTC/USDT')).map(({ health }) => health)).toEqual(['shut', 'shut']);
});
