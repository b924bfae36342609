import { getStatus } from '@candor/api';
import { minuteMs } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitAs } from '../funding/test-funding.ts';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  await system.tick();
});
afterAll(() => system.close());

const down = async (): Promise<readonly string[]> => {
  const { parts } = (await system.send(getStatus)).body.message;
  return parts
    .filter(({ works }: { readonly works: boolean }) => !works)
    .map(({ part }: { readonly part: string }) => part);
};

it('payments are down while their chain stands still, each way for itself', async () => {
  expect(await down()).toEqual([]);
  const { worked } = system.chain;
  const { clock } = system.gateway.deps;
  worked.deposits = clock() - minuteMs;
  expect(await down()).toEqual([]);
  worked.deposits = clock() - 3 * minuteMs;
  expect(await down()).toEqual(['deposits']);
  worked.deposits = clock();
  worked.withdrawals = clock() - 3 * minuteMs;
  expect(await down()).toEqual(['withdrawals']);
});

it('a way that is closed everywhere is down, and one open bank is enough', async () => {
  const rails = await system.exchange.query('rails');
  for (const rail of rails.filter(({ kind }) => kind !== 'bank')) {
    await submitAs(system, 'system', { type: 'funding.set_rail', ...rail, takesWithdrawals: 'no' });
  }
  expect(await down()).toEqual([]);
  for (const rail of rails) {
    await submitAs(system, 'system', { type: 'funding.set_rail', ...rail, takesWithdrawals: 'no' });
  }
  expect(await down()).toEqual(['withdrawals']);
});
