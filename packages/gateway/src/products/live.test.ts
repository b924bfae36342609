import {
  applyAsTrader,
  buyOption,
  listLive,
  listOperatorActs,
  listOptionMarkets,
  type LiveProduct,
  resellArtwork,
  setProject,
} from '@candor/api';
import { hourMs, present } from '@candor/kernel';
import { textOf } from '@candor/messages/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSpender, type Spender } from '../funding/test-funding.ts';
import { makeArtist, mintFor } from '../nft/test-nft.ts';
import { listsToken, publishes, termsOf } from '../ieo/test-sales.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { objectsOf } from '../testing/test-own-objects.ts';
import { btcUsdt, operatorTokens, startTestSystem, type TestSystem, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let anna: Spender;
let own: Record<string, any>;
beforeAll(async () => {
  system = await startTestSystem();
  anna = await newSpender(system, 'advanced', 'anna');
  own = await objectsOf(system, anna);
  own['freshOptionId'] = (await freshOption()).optionId;
  own['freshSaleId'] = (await freshSale()).saleId;
  await system.gateway.deps.reader.waitFor(system.gateway.deps.writes.of(anna.accountId), 5_000);
});
afterAll(() => system.close());

/** The first option ends while the other objects are made. */
async function freshOption() {
  await system.tick({ [btcUsdt]: '60000' });
  const [market] = await anna.user.call(listOptionMarkets, { pairId: btcUsdt });
  return anna.user.call(buyOption, {
    pairId: btcUsdt,
    assetId: usdt,
    direction: 'down',
    seconds: 60,
    stake: '20',
    termsHash: present(market, 'options in this pair have terms').terms.termsHash,
    validUntilMs: system.gateway.deps.clock() + 900,
  });
}

const answer = async (fields: Readonly<Record<string, unknown>>, token: string = operatorTokens.markets) =>
  (await system.send(listLive, fields, { token })).body;
const looks = async (): Promise<number> =>
  (await anna.user.call(listOperatorActs, { limit: 100 })).data.filter(({ act, isView }) => act === 'live' && isView)
    .length;

/** The sale among the other objects is over. */
async function freshSale() {
  const { accountId } = anna;
  const { code } = await mintFor(system, { uid: await makeArtist(system, accountId), accountId }, { name: 'live' });
  const startsAtMs = system.gateway.deps.clock();
  const times = { startsAtMs, endsAtMs: startsAtMs + hourMs };
  return anna.user.call(resellArtwork, { code, mode: 'fixed', assetId: usdt, price: '30', ...times });
}

it.each<[LiveProduct, string, object]>([
  ['contract', 'ticketId', { subject: 'BTC/USDT', state: 'pending', side: 'long', code: 'USDT' }],
  ['options', 'freshOptionId', { subject: 'BTC/USDT', side: 'down', amount: '20', other_amount: '16.4' }],
  ['locked', 'lockedDepositId', { state: 'running' }],
  [
    'loans',
    'loanId',
    { subject: 'USDT', subject_id: expect.any(Number), state: 'running', amount: '100', code: 'USDT' },
  ],
  ['dual', 'dualPurchaseId', { subject: 'BTC/USDT', state: 'running', side: 'put', amount: '100', code: 'USDT' }],
  ['nft', 'freshSaleId', { subject: 'USDT', state: 'running', side: 'fixed', amount: '30', code: 'USDT' }],
  ['otc_ads', 'otcAdId', { subject: 'USDT/USD', state: 'live', side: 'sell', code: 'USDT', other_amount: '1.01' }],
  ['otc', 'otcOrderId', { subject: 'USDT/USD', state: 'created', side: 'sell', amount: '20', code: 'USDT' }],
])('lists what is open of %s', async (product, object, row) => {
  const { data, total } = (await answer({ product })).message;
  expect([data.length, total]).toEqual([1, 1]);
  expect(data[0]).toMatchObject({ id: own[object], account_id: anna.accountId, uid: expect.any(Number), ...row });
  const numbered = { product, account_id: anna.accountId, uid: data[0].uid, subject_id: data[0].subject_id };
  expect((await answer(numbered)).message.total).toBe(1);
  expect((await answer({ ...numbered, subject_id: 987_654 })).message.total).toBe(0);
});

it('lists who leads others, with the number of their account', async () => {
  expect((await answer({ product: 'copy' })).message.data).toEqual([]);
  await anna.user.call(applyAsTrader, { sharePercent: '10' });
  const { reader, writes } = system.gateway.deps;
  await reader.waitFor(writes.of(anna.accountId), 5_000);
  const before = await looks();
  const { data } = (await answer({ product: 'copy' })).message;
  expect(data).toMatchObject([{ id: anna.accountId, account_id: anna.accountId, state: 'applied', people: 0 }]);
  expect(data[0]).not.toHaveProperty('subject_id');
  expect(await looks()).toBe(before + 1);
  expect((await answer({ product: 'copy', account_id: anna.accountId })).message.total).toBe(1);
  expect((await answer({ product: 'copy', account_id: anna.accountId + 1 })).message.total).toBe(0);
});

it('lists projects that are not over, which are of nobody, and those that somebody subscribed to', async () => {
  const coin = await listsToken(system);
  const { version } = await publishes(system, {}, coin);
  const terms = termsOf(system.gateway.deps.clock(), { currency_id: coin, facts_version: version });
  expect(await changedByTwo(system, setProject, terms)).toMatchObject({ type: 'ok' });
  const listed = async (fields: object = {}) => (await answer({ product: 'ieo', ...fields })).message.data;
  await expect.poll(async () => (await listed()).length).toBe(1);
  const before = await looks();
  const [project] = await listed({ subject_id: coin });
  expect(project).toMatchObject({ subject: 'NEWT/USDT', state: 'warm_up', amount: '1000', code: 'NEWT', people: 0 });
  expect(project).not.toHaveProperty('account_id');
  expect(await listed({ subject_id: coin + 1 })).toEqual([]);
  expect(await looks()).toBe(before);
  expect(await listed({ account_id: anna.accountId })).toEqual([]);
  expect(await looks()).toBe(before + 1);
});

it('finds an order of OTC by either of its sides', async () => {
  const [order] = (await answer({ product: 'otc' })).message.data;
  const { other_account_id: buyer, other_uid: uid } = order;
  expect(buyer).not.toBe(anna.accountId);
  expect((await answer({ product: 'otc', uid })).message.data).toEqual([order]);
});

it('leaves out what has ended', async () => {
  const { data } = (await answer({ product: 'options' })).message;
  expect(data.map(({ id }: { readonly id: number }) => id)).not.toContain(own['optionId']);
});

it('tells everybody who is on the page, and nobody else', async () => {
  const before = await looks();
  await answer({ product: 'options' }, operatorTokens.support);
  expect(await looks()).toBe(before + 1);
  await answer({ product: 'options', page: 2 });
  await answer({ product: 'options', subject_id: btcUsdt + 1 });
  expect(await looks()).toBe(before + 1);
});

it('refuses other roles, unknown persons and products without a list', async () => {
  expect((await answer({ product: 'loans' }, operatorTokens.treasury)).code).toBe('role_needed');
  expect(await answer({ product: 'loans', uid: 987_654_321 })).toMatchObject({
    code: 'account_not_found',
    message: textOf('account_not_found', 'vn', 'operator'),
  });
  expect((await answer({ product: 'spot' })).type).toBe('error');
});
