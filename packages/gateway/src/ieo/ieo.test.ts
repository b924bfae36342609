import { createHash } from 'node:crypto';
import {
  cancelProject,
  claimPractice,
  decodeUpdate,
  getFinanceSummary,
  getProject,
  getProjectDemand,
  getWallet,
  listAllocation,
  listProjects,
  listReleases,
  listSubscriptions,
  listWallets,
  ieoTopic,
  listAssets,
  moveIssuance,
  placeSpotOrder,
  setPairStatus,
  listProjectFacts,
  setProject,
  setProjectFacts,
  setProjectMarket,
  subscribeToProject,
} from '@candor/api';
import { type AccountId, house, type ProjectId } from '@candor/exchange';
import { allocationOf, allocationPage } from '@candor/exchange/rules';
import { minuteMs } from '@candor/kernel';
import { atoms, atomsFromText, price } from '@candor/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestLiveClient } from '../live/test-live-client.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { operatorTokens, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';
import { listsToken, publishes, termsOf, token } from './test-sales.ts';

const ethUsdt = 2;
const tokenScale = 8;

let system: TestSystem;
let alice: TestUser;
let bob: TestUser;
let factsHash: string;
beforeAll(async () => {
  system = await startTestSystem({ isTimeStill: true });
  [alice, bob] = [await system.newUser('alice'), await system.newUser('bob')];
  for (const user of [alice, bob]) await user.call(claimPractice, { assetId: usdt });
  const fund = { type: 'house.fund', house: 'issuance', assetId: token as never, amount: atoms(10n ** 12n) } as const;
  await system.exchange.submit({ commandId: 'test:issuance', actor: 'system', command: fund });
  factsHash = (await publishes(system)).facts_hash;
});
afterAll(() => system.close());

const now = () => system.gateway.deps.clock();

/** Sets a project, and returns its number. */
async function sets(changes: object = {}): Promise<number> {
  expect(await changedByTwo(system, setProject, termsOf(now(), changes))).toMatchObject({ type: 'ok' });
  return (await system.exchange.query('nextProjectId')) - 1;
}

async function passes(minutes: number): Promise<void> {
  system.wait(minutes * minuteMs);
  for (let i = 0; i < 3; i++) await system.tick();
}

const changesIn = (told: readonly { readonly data: unknown }[]) =>
  told.flatMap(({ data }) => decodeUpdate(ieoTopic, data).changes);

it('takes a subscription from its terms to its last release, and the list decides it once more', async () => {
  const projectId = await sets();
  await system.send(
    setPairStatus,
    { pair_id: ethUsdt, status: 'halted', note: 'for the test' },
    { token: operatorTokens.markets },
  );
  const opensAtMs = now() + 25 * minuteMs;
  const market = { project_id: projectId, pair_id: ethUsdt, start_time: opensAtMs, note: 'for the test' };
  expect(await changedByTwo(system, setProjectMarket, market)).toMatchObject({ type: 'ok' });
  const client = await TestLiveClient.connect(await system.listen(), { token: alice.token });
  await client.subscribe('ieo');
  const order = { projectId, amount: '1500', payCode: 'USDT', price: '0.3' };
  expect(await alice.codeOf(subscribeToProject, order)).toBe('project_not_open');
  await passes(1);
  const requestId = 'first-order';
  const subscribed = await alice.call(subscribeToProject, { ...order, requestId });
  expect(subscribed).toMatchObject({ wanted: '1500', reserved: '450', allocated: '0' });
  expect(await bob.call(subscribeToProject, { ...order, amount: '500' })).toMatchObject({ reserved: '150' });
  expect(await bob.call(subscribeToProject, { ...order, amount: '100' })).toMatchObject({ wanted: '600' });
  const { holds } = await alice.call(getWallet, { assetId: usdt, accountType: 'spot' });
  expect(holds).toMatchObject([{ cause: 'subscription', reference: subscribed.subscriptionId, amount: '450' }]);
  expect(await bob.call(getProject, { projectId })).toMatchObject({
    state: 'in_progress',
    subscribers: 2,
    wanted: '2100',
    factsHash,
    market: { symbol: 'ETH/USDT', opensAtMs, isOpen: false },
  });
  expect(await bob.call(getProjectDemand, { projectId })).toMatchObject({
    isExact: false,
    steps: [
      { wanted: '600', allocated: '400' },
      { wanted: '1500', allocated: '400' },
    ],
  });
  expect((await bob.call(listProjects, { stage: 'in_progress' })).data).toMatchObject([{ projectId, payCode: 'USDT' }]);

  const closesAtMs = (await bob.call(getProject, { projectId })).closesAtMs;
  expect(await alice.call(getFinanceSummary, {})).toMatchObject({
    held: '450',
    products: [{ product: 'ieo', count: 1, held: '450', next: 'allocation', nextAtMs: closesAtMs }],
  });

  await passes(10);
  const { data } = await alice.call(listSubscriptions, {});
  expect(data).toMatchObject([
    {
      state: 'finished',
      wanted: '1500',
      allocated: '400',
      paid: '120',
      refunded: '330',
      reserved: '0',
      releases: [
        { amount: '200', isPaid: false },
        { amount: '200', isPaid: false },
      ],
    },
  ]);
  const list = await bob.call(listAllocation, { projectId });
  expect(list.total).toBe(2);
  const atomsOf = (text: string) => atomsFromText(text, tokenScale) as bigint;
  const rows = list.data.map(({ number, wanted, allocated }) => ({
    number,
    wanted: atomsOf(wanted),
    allocated: atomsOf(allocated),
  }));
  const again = allocationOf(
    rows.map(({ wanted }) => wanted),
    atomsOf('1000'),
    atomsOf('400'),
  );
  expect(rows.map(({ allocated }) => allocated)).toEqual(again);
  expect((await bob.call(listAllocation, { projectId, after: rows[0]?.number })).data).toEqual(list.data.slice(1));
  expect(await bob.call(getProjectDemand, { projectId })).toMatchObject({
    subscribers: 2,
    isExact: true,
    steps: [
      { subscribers: 1, wanted: '600', allocated: '400' },
      { subscribers: 1, wanted: '1500', allocated: '400' },
    ],
  });
  const { listHash } = await bob.call(getProject, { projectId });
  expect(createHash('sha256').update(allocationPage('', rows)).digest('hex')).toBe(listHash);

  await passes(10);
  expect((await alice.call(listSubscriptions, { projectId })).data).toMatchObject([{ released: '200' }]);
  expect(await bob.call(listReleases, {})).toMatchObject([
    { row: 1, amount: '200', isPaid: false },
    { row: 0, amount: '200', isPaid: true },
  ]);
  await passes(10);
  expect(await bob.call(getProject, { projectId })).toMatchObject({ market: { isOpen: true } });
  const told = await client.messagesOf('ieo', (heard) => changesIn(heard).length > 3);
  expect(changesIn(told)).toMatchObject([
    { news: 'subscribed', amount: '1500', tokenCode: 'ETH' },
    { news: 'allocated', amount: '400' },
    { news: 'released', amount: '200' },
    { news: 'released', amount: '200' },
  ]);
  await client.close();
  // The project is forgotten by the core; a copy of the request is answered as it was.
  expect(await system.exchange.query('project', projectId as ProjectId)).toBeUndefined();
  expect(await alice.call(subscribeToProject, { ...order, requestId })).toEqual(subscribed);
  expect(await alice.codeOf(subscribeToProject, order)).toBe('project_not_found');
  expect((await alice.call(getWallet, { assetId: token, accountType: 'spot' })).balance).toMatchObject({
    available: '400',
  });
});

it('binds the facts that were published, and keeps every version of them', async () => {
  const projectId = await sets();
  const changed = await publishes(system, {
    language: 'zh',
    name: '新以太',
    white_paper_url: 'https://ether.example/paper.pdf',
  });
  expect(changed).toMatchObject({ version: 2 });
  // The same words are the same version.
  expect(
    await publishes(system, { language: 'zh', name: '新以太', white_paper_url: 'https://ether.example/paper.pdf' }),
  ).toEqual(changed);
  const before = await bob.call(getProject, { projectId });
  expect(before).toMatchObject({
    name: 'New Ether',
    factsHash,
    facts: { version: 1, website: 'https://ether.example' },
  });
  const digest = (text = '') => createHash('sha256').update(text).digest('hex');
  expect(digest(before.facts?.document)).toBe(before.factsHash);
  const other = await sets();
  const after = await bob.call(getProject, { projectId: other });
  expect(after).toMatchObject({ factsHash: changed.facts_hash, facts: { version: 2, issuer: 'Somebody Ltd.' } });
  expect(digest(after.facts?.document)).toBe(after.factsHash);
  const chinese = await system.send(getProject, { project_id: other, lang: 'zh' });
  expect(chinese.body.message).toMatchObject({ name: '新以太' });
  const operator = { token: operatorTokens.markets };
  const listed = (await system.send(listProjectFacts, { currency_id: token }, operator)).body.message;
  expect(listed.data).toMatchObject([{ version: 2 }, { version: 1, facts_hash: factsHash }]);
  const unsafe = { ...listed.data[0], website: 'javascript:alert(1)' };
  expect((await system.send(setProjectFacts, unsafe, operator)).body).toMatchObject({ code: 'parameter_error' });
  const third = await changedByTwo(system, setProject, { ...termsOf(now()), facts_version: 3 });
  expect(third).toMatchObject({ code: 'facts_not_found' });
});

it('binds the price and the currency that were shown', async () => {
  const projectId = await sets();
  await passes(1);
  const order = { projectId, amount: '10', payCode: 'USDT', price: '0.3' };
  expect(await alice.codeOf(subscribeToProject, { ...order, price: '0.29' })).toBe('terms_changed');
  expect(await alice.codeOf(subscribeToProject, { ...order, payCode: 'BTC' })).toBe('terms_changed');
  expect(await alice.codeOf(subscribeToProject, { ...order, payCode: 'NONE' })).toBe('terms_changed');
  expect(await alice.codeOf(subscribeToProject, { ...order, amount: '0.000000001' })).toBe('amount_invalid');
  expect(await alice.codeOf(subscribeToProject, { ...order, projectId: 999 })).toBe('project_not_found');
});

it('moves tokens and proceeds between the treasury and the sales, by two operators', async () => {
  const moves = (direction: string, amount: string) => ({ currency_id: usdt, amount, direction, note: 'for the test' });
  expect(await changedByTwo(system, moveIssuance, moves('to_treasury', '0.0000001'))).toMatchObject({
    code: 'amount_invalid',
  });
  expect(await changedByTwo(system, moveIssuance, moves('to_treasury', '120'))).toMatchObject({ type: 'ok' });
  const own = await system.exchange.query('balances', house.treasury);
  expect(own.find(({ assetId }) => assetId === usdt)?.available).toBeGreaterThanOrEqual(120_000_000n);
});

it('refunds every subscription of a project that an operator cancels', async () => {
  const projectId = await sets();
  await passes(1);
  await bob.call(subscribeToProject, { projectId, amount: '10', payCode: 'USDT', price: '0.3' });
  const cancel = { project_id: projectId, reason: 'facts_wrong', note: 'for the test' };
  const operator = { token: operatorTokens.markets };
  expect((await system.send(cancelProject, cancel, operator)).body).toMatchObject({ type: 'ok' });
  await passes(1);
  expect((await bob.call(listSubscriptions, { projectId })).data).toMatchObject([
    { state: 'cancelled', cancelReason: 'facts_wrong', refunded: '3', reserved: '0', allocated: '0' },
  ]);
  expect((await system.send(cancelProject, cancel, operator)).body).toMatchObject({ code: 'project_not_found' });
});

it('never oversells to 500 subscribers at once', async () => {
  const projectId = (await sets({ mode: 'first_come', issuance: '1000', max: '9' })) as ProjectId;
  await passes(1);
  const { exchange } = system;
  const subscribers = await Promise.all(
    Array.from({ length: 500 }, async (_one, at) => {
      const opened = await exchange.submit<'accounts.open'>({
        commandId: `test:open:${at}`,
        actor: 'system',
        command: { type: 'accounts.open' },
      });
      const { accountId } = opened.outcome.ok ? opened.outcome.value : { accountId: 0 as AccountId };
      const claim = { type: 'practice.claim', accountId, assetId: usdt as never } as const;
      await exchange.submit({ commandId: `test:claim:${at}`, actor: 'user', command: claim });
      return accountId;
    }),
  );
  const answers = await Promise.all(
    subscribers.map((accountId, at) =>
      exchange.submit<'ieo.subscribe'>({
        commandId: `test:subscribe:${at}`,
        actor: 'user',
        command: {
          type: 'ieo.subscribe',
          accountId,
          projectId,
          amount: atoms(BigInt(1 + (at % 9)) * 100_000_000n),
          payAssetId: usdt,
          price: price(30_000_000),
        },
      }),
    ),
  );
  const codes = new Set(answers.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.code])));
  expect([...codes]).toEqual(['issuance_insufficient']);
  const sold = answers.reduce((sum, { outcome }) => sum + (outcome.ok ? outcome.value.allocated : 0n), 0n);
  expect(sold).toBe(100_000_000_000n);
  const project = await exchange.query('project', projectId);
  expect(project).toMatchObject({ allocatedTotal: sold, raised: atoms(300_000_000n) });
  const own = await exchange.query('balances', house.issuance);
  expect(own.find(({ assetId }) => assetId === token)?.frozen).toBeGreaterThanOrEqual(sold);
});

it('counts bought tokens in net worth until they are released, at no profit and no loss', async () => {
  const assetId = await listsToken(system);
  const carol = await system.newUser('carol');
  await carol.call(claimPractice, { assetId: usdt });
  const total = async () => {
    const { totalEquivalent, profitToday, unreleased } = await carol.call(listWallets, {});
    return [totalEquivalent, profitToday, unreleased.map(({ code, amount, equivalent }) => [code, amount, equivalent])];
  };
  expect(await total()).toEqual(['10000', '0', []]);
  await publishes(system, {}, assetId);
  const projectId = await sets({ currency_id: assetId });
  await passes(1);
  await carol.call(subscribeToProject, { projectId, amount: '500', payCode: 'USDT', price: '0.3' });
  expect(await total()).toEqual(['10000', '0', []]);
  await passes(10);
  expect(await total()).toEqual(['10000', '0', [['NEWT', '400', '120']]]);
  const { releases } = await carol.call(getProject, { projectId });
  expect(await carol.call(getFinanceSummary, {})).toMatchObject({
    held: '120',
    products: [{ product: 'ieo', count: 1, held: '120', next: 'release', nextAtMs: releases[0]?.atMs }],
  });
  await passes(10);
  expect(await total()).toEqual(['10000', '0', [['NEWT', '200', '60']]]);
  expect(await carol.call(getFinanceSummary, {})).toMatchObject({
    held: '60',
    products: [{ nextAtMs: releases[1]?.atMs }],
  });
  await passes(10);
  expect(await total()).toEqual(['10000', '0', []]);
  expect(await carol.call(getFinanceSummary, {})).toMatchObject({ held: '0', products: [] });
  const priceOf = async () => (await carol.call(listAssets, {})).find((asset) => asset.assetId === assetId)?.usdtPrice;
  expect(await priceOf()).toBe('0.3');
  const pair = { baseAssetId: assetId, quoteAssetId: usdt };
  const limit = { ...pair, orderType: 'limit', price: '0.6', quantity: '10' } as const;
  await carol.call(placeSpotOrder, { ...limit, side: 'sell' });
  await bob.call(placeSpotOrder, { ...limit, side: 'buy' });
  expect(await priceOf()).toBe('0.6');
  // 390 at 0.6 and six dollars less the fee of what rests, for tokens that cost 120.
  expect(await total()).toEqual(['10119.9952', '119.9952', []]);
  // The first day's end and the next day's total are measured alike.
  system.wait(24 * 60 * minuteMs);
  await system.tick();
  const again = await system.signIn(carol.email, carol.password);
  expect((await again.call(listWallets, {})).history.slice(-2).map(({ equivalent }) => equivalent)).toEqual([
    '10119.9952',
    '10119.9952',
  ]);
});
