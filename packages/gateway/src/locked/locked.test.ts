import {
  claimPractice,
  fundLockedRewards,
  getLockedSummary,
  getWallet,
  listLockedDeposits,
  listLockedDividends,
  listLockedProducts,
  makeLockedDeposit,
  previewLockedDeposit,
  previewLockedExit,
  redeemLockedDeposit,
  setLockedRenewal,
  setLockedTerms,
} from '@candor/api';
import { present } from '@candor/kernel';
import { atoms } from '@candor/money';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { changedByTwo } from '../testing/test-operators.ts';
import { btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

const productId = 900;
const minute = 60_000;
let system: TestSystem;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  alice = await saver('alice');
  expect(await changedByTwo(system, setLockedTerms, terms)).toMatchObject({ type: 'ok' });
  await system.exchange.submit({
    commandId: 'test:treasury',
    actor: 'system',
    command: { type: 'house.fund', house: 'treasury', assetId: usdt, amount: atoms(500_000_000n) },
  });
  const rewards = { currency_id: usdt, amount: '500', note: 'for the test' };
  expect(await changedByTwo(system, fundLockedRewards, rewards)).toMatchObject({ type: 'ok' });
});
afterAll(() => system.close());

const terms = {
  config_id: productId,
  currency_id: usdt,
  min: '100',
  max: '2100',
  quota: '5000',
  day_rate_low_ppm: 3_000,
  day_rate_high_ppm: 4_000,
  days: 3,
  day_ms: minute,
  dividend_time: 0,
  penalty_ppm: 4_000,
  offered: 1,
  note: 'for the test',
};

async function saver(name: string): Promise<TestUser> {
  const user = await system.newUser(name);
  await user.call(claimPractice, { assetId: usdt });
  return user;
}

async function product() {
  const products = await alice.call(listLockedProducts, {});
  return present(
    products.find((one) => one.productId === productId),
    'the product of the test is offered',
  );
}

/** Lets time pass to the next dividend and beyond: the tick brings the core there. */
async function pass(ms: number): Promise<void> {
  system.wait(ms);
  await system.tick({ [btcUsdt]: '60000' });
}

it('takes a deposit from its preview to its last dividend, and returns the principal', async () => {
  const { termsHash } = await product();
  const preview = await alice.call(previewLockedDeposit, { productId, amount: '1100' });
  expect(preview).toMatchObject({ termsHash, rate: 3_500, dividend: '3.85', total: '11.55', penalty: '13.2' });
  const made = await alice.call(makeLockedDeposit, { productId, amount: '1100', termsHash });
  expect(made).toMatchObject({ rate: 3_500, dividend: '3.85', startsAtMs: preview.startsAtMs });
  const { depositId } = made;
  expect(await alice.call(getWallet, { assetId: usdt, accountType: 'spot' })).toMatchObject({
    balance: { frozen: '1100' },
    holds: [{ cause: 'locked_deposit', reference: depositId, label: 'USDT', amount: '1100' }],
  });
  expect((await alice.call(listLockedDeposits, { status: 'running' })).data).toMatchObject([
    { depositId, status: 'running', daysPaid: 0, earned: '0', endsAtMs: preview.endsAtMs },
  ]);
  await pass(2 * minute);
  expect((await alice.call(getLockedSummary, {}))[0]).toMatchObject({
    locked: '1100',
    deposits: 1,
    earned: '3.85',
    toCome: '7.7',
    nextAmount: '3.85',
  });
  await pass(3 * minute);
  expect((await alice.call(listLockedDeposits, {})).data).toMatchObject([
    { depositId, status: 'matured', daysPaid: 3, earned: '11.55', refund: '1100', penalty: '0' },
  ]);
  const dividends = await alice.call(listLockedDividends, {});
  expect(dividends.total).toBe(3);
  expect(dividends.data.map(({ day, amount }) => [day, amount])).toEqual([
    [3, '3.85'],
    [2, '3.85'],
    [1, '3.85'],
  ]);
});

it('redeems for the penalty that was previewed, and for no higher one', async () => {
  const bob = await saver('bob');
  const { termsHash } = await product();
  const { depositId } = await bob.call(makeLockedDeposit, { productId, amount: '1000', termsHash, isRenewed: true });
  expect(await bob.call(setLockedRenewal, { depositId, isRenewed: false })).toEqual({ isRenewed: false });
  const exit = await bob.call(previewLockedExit, { depositId });
  expect(exit).toMatchObject({ daysLeft: 3, penalty: '12', refund: '988', earned: '0' });
  expect(await bob.codeOf(redeemLockedDeposit, { depositId, penaltyMax: '11.99' })).toBe('penalty_changed');
  const request = { depositId, penaltyMax: exit.penalty, requestId: 'redeem-once' };
  const redeemed = { refund: '988', penalty: '12' };
  expect(await bob.call(redeemLockedDeposit, request)).toEqual(redeemed);
  expect(await bob.call(redeemLockedDeposit, request)).toEqual(redeemed);
  // Behind its user's own command, history cannot say that there is no such deposit.
  const { reader } = system.gateway.deps;
  const unread = vi.spyOn(reader, 'lockedDepositById').mockResolvedValue(undefined);
  const behind = vi.spyOn(reader, 'lag').mockReturnValue({ sequence: 1, behindMs: 3_000, isFollowing: true });
  expect(await bob.codeOf(redeemLockedDeposit, request)).toBe('server_busy');
  unread.mockRestore();
  behind.mockRestore();
  expect((await bob.call(listLockedDeposits, { status: 'ended' })).data).toMatchObject([{ depositId, ...redeemed }]);
});

it('refuses other terms, amounts out of bounds, and the deposit of another user', async () => {
  const carol = await saver('carol');
  const { termsHash } = await product();
  const good = { productId, amount: '100', termsHash };
  expect(await carol.codeOf(makeLockedDeposit, { ...good, termsHash: '0'.repeat(64) })).toBe('terms_changed');
  expect(await carol.codeOf(makeLockedDeposit, { ...good, productId: 901 })).toBe('locked_not_offered');
  expect(await carol.codeOf(makeLockedDeposit, { ...good, amount: '99' })).toBe('locked_too_small');
  expect(await carol.codeOf(makeLockedDeposit, { ...good, amount: '0.0000001' })).toBe('amount_invalid');
  const { depositId } = await carol.call(makeLockedDeposit, good);
  expect(await product()).toMatchObject({ ownLocked: '0' });
  expect((await carol.call(listLockedProducts, {})).find((one) => one.productId === productId)?.ownLocked).toBe('100');
  const preview = (amount: string) => carol.codeOf(previewLockedDeposit, { productId, amount });
  expect(await preview('99')).toBe('locked_too_small');
  expect(await preview('2001')).toBe('locked_too_large');
  expect(await alice.codeOf(previewLockedDeposit, { productId, amount: '2101' })).toBe('locked_too_large');
  const visited = await system.send(previewLockedDeposit, { config_id: productId, amount: '2100' });
  expect(visited.body).toMatchObject({ type: 'ok', message: { total: '25.2' } });
  for (const call of [previewLockedExit, redeemLockedDeposit]) {
    expect(await alice.codeOf(call, { depositId })).toBe('locked_not_found');
  }
  expect(await alice.codeOf(setLockedRenewal, { depositId, isRenewed: true })).toBe('locked_not_found');
});
