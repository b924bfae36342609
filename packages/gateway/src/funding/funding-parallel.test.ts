import {
  cancelWithdrawal,
  findDeposit,
  getFundingInfo,
  getFundingLimits,
  listWithdrawals,
  payPracticeDeposit,
  saveAddress,
  withdrawFunds,
} from '@candor/api';
import { done, Fault } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bookAddress,
  erc20,
  fund,
  newSpender,
  qrAddress,
  qrOfAddress,
  type Spender,
  submitAs,
  upload,
  withdrawalOf,
} from './test-funding.ts';
import { burstOf, crowd, crowdOptions } from '../testing/test-crowd.ts';
import { startTestSystem, type TestSystem } from '../testing/test-system.ts';

let system: TestSystem;
let rich: Spender;
let poor: Spender;
let places: Map<Spender, number>;

beforeAll(async () => {
  system = await startTestSystem(crowdOptions);
  [rich, poor] = [await newSpender(system), await newSpender(system)];
  places = new Map();
  for (const spender of [rich, poor]) places.set(spender, (await bookAddress(system, spender)).destinationId);
  await fund(system, rich.accountId, '90000000');
  await fund(system, poor.accountId, '5000');
});
afterAll(() => system.close());

/** Accepts every proof: the test measures the core, not the typing of codes. */
function provesEverything(): void {
  system.gateway.deps.platform.stepUp.complete = async () => done(undefined);
}

/** The number of accepted withdrawals, and of every other answer. */
function burst(spender: Spender, amount: string): Promise<Record<string, number>> {
  const given = { railId: erc20, amount, destinationId: places.get(spender) ?? 0, fee: '1', stepUpId: 'x'.repeat(22) };
  return burstOf(() => spender.user.codeOf(withdrawFunds, given));
}
const balance = async ({ user }: Spender) => user.call(getFundingInfo, { assetId: 3 });

it('one proof lets one withdrawal through, however often it is sent at once', async () => {
  const given = await withdrawalOf(system, poor, places.get(poor) ?? 0, '20');
  const answers = await Promise.all(Array.from({ length: 50 }, () => poor.user.codeOf(withdrawFunds, given)));
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  const [row] = (await poor.user.call(listWithdrawals, {})).data;
  await poor.user.call(cancelWithdrawal, { withdrawalId: row?.withdrawalId ?? 0 });
});

it('copies of one withdrawal at once get one answer, and cost no try', async () => {
  const given = { ...(await withdrawalOf(system, poor, places.get(poor) ?? 0, '20')), requestId: 'once-and-once-only' };
  const answers = await Promise.all(Array.from({ length: 12 }, () => poor.user.call(withdrawFunds, given)));
  expect(new Set(answers.map(({ withdrawalId }) => withdrawalId)).size).toBe(1);
  expect(await poor.user.call(withdrawFunds, given)).toMatchObject({ withdrawalId: answers[0]?.withdrawalId });
  await poor.user.call(cancelWithdrawal, { withdrawalId: answers[0]?.withdrawalId ?? 0 });
  // A proof of its own is good at once: nothing was counted as a guess.
  await poor.user.call(withdrawFunds, await withdrawalOf(system, poor, places.get(poor) ?? 0, '30'));
  const [row] = (await poor.user.call(listWithdrawals, {})).data;
  await poor.user.call(cancelWithdrawal, { withdrawalId: row?.withdrawalId ?? 0 });
});

it('500 at once never take more than the balance, also across a restart', async () => {
  provesEverything();
  expect(await burst(poor, '400')).toEqual({ ok: 12, balance_insufficient: crowd - 12 });
  expect(await balance(poor)).toMatchObject({ available: '200', frozen: '4800' });
  await system.stop();
  system = await startTestSystem({ ...crowdOptions, folder: system.folder });
  provesEverything();
  await system.tick();
  poor = again(poor);
  rich = again(rich);
  expect(await burst(poor, '400')).toEqual({ balance_insufficient: crowd });
  expect(await burst(poor, '20')).toEqual({ ok: 8, too_many_withdrawals: crowd - 8 });
  expect(await balance(poor)).toMatchObject({ available: '40', frozen: '4960' });
});

it('500 at once never take more than the limit of 24 hours, also across a restart', async () => {
  await system.tick();
  // 1,000,000 USDT at 60,000 are 16.66666667 BTC: twelve would be above 200.
  expect(await burst(rich, '1000000')).toEqual({ ok: 11, withdrawal_limit: crowd - 11 });
  await system.stop();
  system = await startTestSystem({ ...crowdOptions, folder: system.folder });
  provesEverything();
  await system.tick();
  rich = again(rich);
  expect(await burst(rich, '1000000')).toEqual({ withdrawal_limit: crowd });
  const { limit, used, left } = await rich.user.call(getFundingLimits, {});
  expect([limit, used, left]).toEqual(['200', '183.33333337', '16.66666663']);

  // A cancelled withdrawal counts no more, and one that is cancelled twice is given back once.
  const { data } = await rich.user.call(listWithdrawals, { limit: 11 });
  const { withdrawalId = 0 } = data[0] ?? {};
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => rich.user.codeOf(cancelWithdrawal, { withdrawalId })),
  );
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
  await system.tick();
  expect(await burst(rich, '1000000')).toEqual({ ok: 1, withdrawal_limit: crowd - 1 });
});

it('a book is full at fifty', async () => {
  poor = again(poor);
  for (let booked = 1; booked < 50; booked++) {
    const destination = new Uint8Array(32).fill(booked);
    await submitAs(system, 'user', {
      type: 'funding.book_destination',
      accountId: poor.accountId,
      railId: erc20,
      destination,
    });
  }
  const qrUpload = await upload(system, poor.user, 'qr', qrOfAddress);
  const given = { assetId: 2, railId: 4, label: 'One more', address: qrAddress, qrUpload, stepUpId: 'x'.repeat(22) };
  expect(await poor.user.codeOf(saveAddress, given)).toBe('too_many_destinations');
});

it('reports a chain that does not answer as such', async () => {
  const silent = async () => {
    throw new Fault('chain_unreachable', 'the node does not answer');
  };
  poor = again(poor);
  Object.assign(system.chain, { find: silent, practicePay: silent });
  const looked = { railId: erc20, transaction: 'cd'.repeat(32) };
  expect(await poor.user.codeOf(findDeposit, looked)).toBe('chain_unavailable');
  expect(await poor.user.codeOf(payPracticeDeposit, { railId: erc20, amount: '1' })).toBe('chain_unavailable');
});

/** The same user at a restarted system: their token is still good. */
function again(spender: Spender): Spender {
  const user = system.withToken(spender.user);
  const next = { ...spender, user };
  places.set(next, places.get(spender) ?? 0);
  return next;
}
