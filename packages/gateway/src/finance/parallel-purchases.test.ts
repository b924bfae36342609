import {
  buyDual,
  claimPractice,
  fundLockedRewards,
  getWallet,
  listDualProducts,
  listDualPurchases,
  listLockedDeposits,
  listLockedProducts,
  makeLockedDeposit,
  openDualProduct,
  setLockedTerms,
} from '@candor/api';
import { minuteMs, present } from '@candor/kernel';
import { atoms } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { burstOf, crowd, crowdOptions } from '../testing/test-crowd.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
/** Ten thousand USDT each. */
let users: TestUser[];

beforeAll(async () => {
  system = await startTestSystem(crowdOptions);
  users = await Promise.all(['alice', 'bob', 'carol', 'dave'].map((name) => system.newUser(name)));
  for (const user of users) await user.call(claimPractice, { assetId: usdt });
  await system.tick({ [btcUsdt]: '60000' });
  await system.exchange.submit({
    commandId: 'test:treasury',
    actor: 'system',
    command: { type: 'house.fund', house: 'treasury', assetId: usdt, amount: atoms(500_000_000n) },
  });
});
afterAll(() => system.close());

const userAt = (place: number): TestUser => present(users[place % 3], 'a user sends');

async function restart(): Promise<void> {
  await system.stop();
  system = await startTestSystem({ ...crowdOptions, folder: system.folder });
  await system.tick({ [btcUsdt]: '60000' });
  users = users.map((user) => system.withToken(user));
}

const spot = async (user: TestUser) => (await user.call(getWallet, { assetId: usdt, accountType: 'spot' })).balance;

it('500 deposits at once never lock more than the quota, a user and a balance have, also across a restart', async () => {
  const terms = {
    currency_id: usdt,
    min: '100',
    max: '100000',
    quota: '100000',
    day_rate_low_ppm: 1_000,
    day_rate_high_ppm: 1_000,
    days: 2,
    day_ms: minuteMs,
    dividend_time: 0,
    penalty_ppm: 1_000,
    offered: 1,
    note: 'for the test',
  };
  for (const changes of [{ config_id: 901, quota: '2000' }, { config_id: 902, max: '500' }, { config_id: 903 }]) {
    expect(await changedByTwo(system, setLockedTerms, { ...terms, ...changes })).toMatchObject({ type: 'ok' });
  }
  const rewards = { currency_id: usdt, amount: '200', note: 'for the test' };
  expect(await changedByTwo(system, fundLockedRewards, rewards)).toMatchObject({ type: 'ok' });
  const products = await userAt(0).call(listLockedProducts, {});
  const hashOf = (id: number) =>
    present(
      products.find(({ productId }) => productId === id),
      'it is offered',
    ).termsHash;
  const burst = (productId: number, amount: string, who: (place: number) => TestUser) =>
    burstOf((place) => who(place).codeOf(makeLockedDeposit, { productId, amount, termsHash: hashOf(productId) }));

  expect(await burst(901, '100', userAt)).toEqual({ ok: 20, locked_quota_full: crowd - 20 });
  expect(await burst(902, '100', () => userAt(0))).toEqual({ ok: 5, locked_too_large: crowd - 5 });
  await restart();
  expect(await burst(901, '100', userAt)).toEqual({ locked_quota_full: crowd });
  expect(await burst(902, '100', () => userAt(0))).toEqual({ locked_too_large: crowd });
  const dave = () => present(users[3], 'there are four');
  const before = Number(present(await spot(dave()), 'there is a balance').available);
  const fit = Math.floor(before / 700);
  expect(await burst(903, '700', dave)).toEqual({ ok: fit, balance_insufficient: crowd - fit });
  const after = present(await spot(dave()), 'there is a balance');
  expect([Number(after.available), Number(after.available) + Number(after.frozen)]).toEqual([
    before - fit * 700,
    10_000,
  ]);
  const locked = await Promise.all(users.map((user) => user.call(listLockedDeposits, { limit: 100 })));
  expect(locked.flatMap(({ data }) => data).filter(({ productId }) => productId === 901)).toHaveLength(20);
});

it('500 purchases at once never sell more than a product, a user and a balance have, also across a restart', async () => {
  const nowMs = system.gateway.deps.clock();
  const terms = {
    match_id: btcUsdt,
    type: 'put',
    price: '60000',
    section: '100',
    year_rate_ppm: 120_000,
    days: 7,
    total: 400,
    user_total: 400,
    start_time: nowMs,
    end_time: nowMs + 60 * minuteMs,
    maturity_time: nowMs + 70 * minuteMs,
    window_ms: 10_000,
    note: 'for the test',
  };
  for (const changes of [{ total: 30 }, { user_total: 7 }, { section: '300' }]) {
    expect(await changedByTwo(system, openDualProduct, { ...terms, ...changes })).toMatchObject({ type: 'ok' });
  }
  const [few, capped, dear] = (await userAt(0).call(listDualProducts, { direction: 'put' })).slice(-3);
  const burst = (product: typeof few, who: (place: number) => TestUser) => {
    const { productId, termsHash } = present(product, 'it is on offer');
    return burstOf((place) => who(place).codeOf(buyDual, { productId, shares: 1, termsHash }));
  };
  expect(await burst(few, userAt)).toEqual({ ok: 30, dual_sold_out: crowd - 30 });
  expect(await burst(capped, () => userAt(0))).toEqual({ ok: 7, dual_account_max: crowd - 7 });
  await restart();
  expect(await burst(few, userAt)).toEqual({ dual_sold_out: crowd });
  expect(await burst(capped, () => userAt(0))).toEqual({ dual_account_max: crowd });
  const before = Number(present(await spot(userAt(2)), 'there is a balance').available);
  const fit = Math.floor(before / 300);
  expect(await burst(dear, () => userAt(2))).toEqual({ ok: fit, balance_insufficient: crowd - fit });
  expect(Number((await spot(userAt(2)))?.available)).toBe(before - fit * 300);
  const bought = await Promise.all(users.map((user) => user.call(listDualPurchases, { limit: 100 })));
  const shares = bought.flatMap(({ data }) => data).filter(({ productId }) => productId === few?.productId);
  expect(shares.reduce((sum, one) => sum + one.shares, 0)).toBe(30);
});
