import { getMarginUse, getWallet, openContract, transferFunds } from '@candor/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';
import { long, lots, newContractUser } from './test-contracts.ts';

let system: TestSystem;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  alice = await newContractUser(system, 'alice');
});
afterAll(() => system.close());

const flat = { [btcUsdt]: '60000' };

it('ends with the margin in use now, as a part of the balance', async () => {
  await system.tick(flat);
  await alice.call(openContract, { ...long, lots: lots(20_000) });
  await system.tick(flat);
  const { balance } = await alice.call(getWallet, { assetId: usdt, accountType: 'contract' });
  for (const span of ['day', 'month'] as const) {
    const { points } = await alice.call(getMarginUse, { span });
    const now = points.at(-1);
    expect(now?.used).toBe(balance.frozen);
    const whole = Number(balance.frozen) + Number(balance.available);
    expect(Number(now?.balance)).toBeCloseTo(whole, 6);
    expect(Number(now?.percent)).toBeCloseTo((100 * Number(balance.frozen)) / whole, 1);
    expect(points.length).toBeLessThanOrEqual(97);
    const times = points.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }
});

it('has no point before anything was on the account', async () => {
  const bob = await system.newUser('bob');
  expect((await bob.call(getMarginUse, {})).points).toEqual([]);
  await expect(bob.codeOf(transferFunds, { assetId: usdt, amount: '1', from: 'spot', to: 'contract' })).resolves.toBe(
    'balance_insufficient',
  );
  expect((await bob.call(getMarginUse, {})).points).toEqual([]);
});
