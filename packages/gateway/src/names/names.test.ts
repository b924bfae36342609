import { listNames, type OutputOf } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { operatorTokens, startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
});
afterAll(() => system.close());

it('has the name of each coin, pair, rail and operator, for every role', async () => {
  const { body } = await system.send(listNames, {}, { token: operatorTokens.content });
  const rows: OutputOf<typeof listNames> = body.message.data.map((row: Record<string, string>) => ({
    ...row,
    thing: row['of'],
  }));
  const nameOf = (thing: string, id: string) => rows.find((row) => row.thing === thing && row.id === id)?.name;
  expect(nameOf('coin', '3')).toBe('USDT');
  expect(nameOf('pair', '1')).toBe('BTC/USDT');
  expect(rows.filter(({ thing }) => thing === 'rail').map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^USDT · \w/),
  );
  expect(rows.filter(({ thing }) => thing === 'operator')).not.toEqual([]);
  expect(new Set(rows.map(({ thing, id }) => `${thing} ${id}`)).size).toBe(rows.length);
});
