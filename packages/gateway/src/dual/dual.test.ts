import {
  buyDual,
  claimPractice,
  closeDualProduct,
  decodeSnapshot,
  decodeUpdate,
  dualTopic,
  getDualProduct,
  getDualLimit,
  getDualTape,
  getWallet,
  listDualProducts,
  listDualPurchases,
  openDualProduct,
  pauseDual,
  previewDual,
  setDualReinvest,
  setDualLimit,
} from '@candor/api';
import { dualResultOf, dualSettlementOf } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { type Price, priceFromText } from '@candor/money';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { TestLiveClient } from '../live/test-live-client.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { btc, btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  alice = await buyer('alice');
  await system.tick({ [btcUsdt]: '60000' });
});
afterAll(() => system.close());

async function buyer(name: string): Promise<TestUser> {
  const user = await system.newUser(name);
  await user.call(claimPractice, { assetId: usdt });
  await user.call(claimPractice, { assetId: btc });
  return user;
}

const minute = 60_000;

/** A put that matures in two minutes, with a window of ten seconds. */
async function offered(changes: object = {}) {
  const nowMs = system.gateway.deps.clock();
  const answer = await changedByTwo(system, openDualProduct, {
    match_id: btcUsdt,
    type: 'put',
    price: '60000',
    section: '100',
    year_rate_ppm: 120_000,
    days: 7,
    total: 100,
    user_total: 50,
    start_time: nowMs,
    end_time: nowMs + minute,
    maturity_time: nowMs + 2 * minute,
    window_ms: 10_000,
    note: 'for the test',
    ...changes,
  });
  expect(answer).toMatchObject({ type: 'ok' });
  const products = await alice.call(listDualProducts, { direction: 'put' });
  return present(
    products.findLast(({ share }) => share === '100'),
    'the product of the test is on offer',
  );
}

it('takes a purchase from its preview to a result that its ticks decide once more', async () => {
  const product = await offered();
  expect(product).toMatchObject({
    stakeCode: 'USDT',
    baseCode: 'BTC',
    linkedPrice: '60000',
    left: 100,
    isOnSale: true,
  });
  const { productId, termsHash } = product;
  const preview = await alice.call(previewDual, { productId, shares: 10 });
  expect(preview).toEqual({ termsHash, stake: '1000', baseOut: '0.01670502', quoteOut: '1002.301369' });
  const request = { productId, shares: 10, termsHash, requestId: 'buy-once' };
  const { purchaseId, ...bought } = await alice.call(buyDual, request);
  expect(bought).toEqual({ stake: '1000', baseOut: '0.01670502', quoteOut: '1002.301369' });
  expect(await alice.call(getWallet, { assetId: usdt, accountType: 'spot' })).toMatchObject({
    balance: { frozen: '1000' },
    holds: [{ cause: 'dual', reference: purchaseId, label: 'BTC/USDT', amount: '1000' }],
  });
  expect((await alice.call(listDualPurchases, { status: 'running' })).data).toMatchObject([
    { purchaseId, status: 'purchased', shares: 10 },
  ]);
  const client = await TestLiveClient.connect(await system.listen(), { token: alice.token });
  const { snapshots } = await client.subscribe('dual');
  expect(decodeSnapshot(dualTopic, snapshots['dual']?.data).purchases).toMatchObject([{ purchaseId }]);
  system.wait(2 * minute - 12_000);
  for (let i = 0; i < 26; i++) await system.tick({ [btcUsdt]: '59000' });
  const told = await client.messagesOf('dual', (heard) => heard.length > 0);
  expect(told.flatMap(({ data }) => decodeUpdate(dualTopic, data).purchases)).toMatchObject([{ status: 'success' }]);
  await client.close();
  const [settled] = (await alice.call(listDualPurchases, { status: 'settled' })).data;
  expect(settled).toMatchObject({
    purchaseId,
    status: 'success',
    outcome: 'base',
    paid: '0.01670502',
    paidCode: 'BTC',
    settlementPrice: '59000',
  });

  const tape = await alice.call(getDualTape, { purchaseId });
  const samples = tape.samples.map(({ gridIndex, price }) => ({ gridIndex, price: priceFromText(price) as Price }));
  const settlement = dualSettlementOf(samples, tape.purchase);
  expect(settlement).toBe(priceFromText('59000'));
  expect(dualResultOf(settlement, priceFromText(tape.purchase.linkedPrice) as Price)).toBe('base');
  // Its product has gone; the first answer is worked out from what was bought, once the lists have it.
  expect(await alice.call(buyDual, request)).toEqual({ purchaseId, ...bought });
  const behind = vi.spyOn(system.gateway.deps.reader, 'dualPurchaseById').mockResolvedValue(undefined);
  expect(await alice.codeOf(buyDual, request)).toBe('server_busy');
  behind.mockRestore();
});

it('refuses other terms, too many shares, a closed product, and the purchase of another user', async () => {
  const { productId, termsHash } = await offered();
  const bob = await buyer('bob');
  const good = { productId, shares: 1, termsHash };
  expect(await bob.codeOf(buyDual, { ...good, termsHash: '0'.repeat(64) })).toBe('terms_changed');
  expect(await bob.codeOf(buyDual, { ...good, shares: 51 })).toBe('dual_account_max');
  expect(await bob.codeOf(buyDual, { ...good, shares: 101 })).toBe('dual_sold_out');
  expect(await bob.codeOf(previewDual, { productId, shares: 101 })).toBe('dual_sold_out');
  const visited = await system.send(previewDual, { id: productId, num: 51 });
  expect(visited.body).toMatchObject({ code: 'dual_account_max' });
  const { purchaseId } = await bob.call(buyDual, { ...good, reinvestMin: 100_000 as never });
  expect(await bob.call(getDualProduct, { productId })).toMatchObject({ ownShares: 1, left: 99 });
  expect(await bob.codeOf(previewDual, { productId, shares: 50 })).toBe('dual_account_max');
  expect((await bob.call(listDualPurchases, {})).data).toMatchObject([{ purchaseId, reinvestMin: 100_000 }]);
  expect(await bob.call(setDualReinvest, { purchaseId })).toEqual({ purchaseId });
  expect(await alice.codeOf(setDualReinvest, { purchaseId })).toBe('purchase_not_found');
  expect(await alice.codeOf(getDualTape, { purchaseId })).toBe('purchase_not_found');
  await changedByTwo(system, closeDualProduct, { id: productId, note: 'for the test' });
  expect(await bob.codeOf(buyDual, good)).toBe('dual_not_offered');
  expect((await bob.call(getDualProduct, { productId })).isOnSale).toBe(false);
  expect(await bob.codeOf(getDualProduct, { productId: 9_999 })).toBe('dual_not_offered');
});

it('limits what a user holds as they have asked, and pauses them', async () => {
  const carol = await system.newUser('carol');
  await carol.call(setDualLimit, { heldMax: '1000' });
  expect(await carol.call(setDualLimit, { heldMax: '2000' })).toMatchObject({
    laterAtMs: expect.any(Number) as number,
  });
  expect(await carol.call(getDualLimit, {})).toMatchObject({ heldMax: '1000', laterMax: '2000', held: '0' });
  expect(await carol.codeOf(setDualLimit, { heldMax: '0.0000001' })).toBe('amount_invalid');
  const untilMs = system.gateway.deps.clock() + 60 * minute;
  const { productId } = await offered();
  expect(await carol.codeOf(previewDual, { productId, shares: 11 })).toBe('dual_limit');
  expect(await carol.codeOf(previewDual, { productId, shares: 1 })).toBe('balance_insufficient');
  await carol.call(pauseDual, { untilMs });
  expect(await carol.codeOf(previewDual, { productId, shares: 1 })).toBe('dual_paused');
  expect(await carol.call(getDualLimit, {})).toMatchObject({ pausedUntilMs: untilMs });
  expect(await carol.codeOf(pauseDual, { untilMs: untilMs - minute })).toBe('pause_invalid');
});
