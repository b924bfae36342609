import {
  buyOption,
  closeContract,
  decodeSnapshot,
  decodeUpdate,
  indexTopic,
  listOptionMarkets,
  openContract,
  optionsTopic,
  positionsTopic,
  riskTopic,
  setOptionTerms,
  transferFunds,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { long, newContractUser } from '../contract/test-contracts.ts';
import { changedByTwo } from '../testing/test-operators.ts';
import { btcUsdt, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';
import { TestLiveClient } from './test-live-client.ts';

let system: TestSystem;
let base: string;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
  alice = await newContractUser(system, 'alice');
});
afterAll(() => system.close());

const at = (price: string) => system.tick({ [btcUsdt]: price });

it('draws the index tick by tick, from the last ones on', async () => {
  await at('60000');
  const client = await TestLiveClient.connect(base);
  const { snapshots } = await client.subscribe('index:1');
  const picture = present(snapshots['index:1'], 'a topic that is granted has a picture');
  const past = decodeSnapshot(indexTopic, picture.data);
  expect(past.at(-1)).toMatchObject({ price: '60000' });
  await at('60001');
  await at('60002');
  const messages = await client.messagesOf('index:1', (heard) =>
    heard.some(({ data }) => decodeUpdate(indexTopic, data).some(({ price }) => price === '60002')),
  );
  const ticks = messages.flatMap(({ data }) => decodeUpdate(indexTopic, data));
  expect(ticks.map(({ price }) => price)).toEqual(['60001', '60002']);
  expect(ticks.every(({ atMs, gridIndex }) => atMs === gridIndex * 500)).toBe(true);
  expect((await client.subscribe('index:99')).refused).toEqual({ 'index:99': 'topic_unknown' });
  await client.close();
});

it('reports to the user, and to nobody else, the course of a position', async () => {
  const bob = await system.newUser('bob');
  const hers = await TestLiveClient.connect(base, { token: alice.token });
  const his = await TestLiveClient.connect(base, { token: bob.token });
  const { snapshots } = await hers.subscribe('positions');
  await his.subscribe('positions');
  expect(decodeSnapshot(positionsTopic, snapshots['positions']?.data)).toMatchObject({
    tickets: [],
    account: { code: 'USDT', spendable: '9000' },
  });
  await at('60000');
  const { ticketId } = await alice.call(openContract, long);
  await at('60000');
  await alice.call(closeContract, { ticketId });
  await at('60100');
  const messages = await hers.messagesOf('positions', (heard) =>
    heard.some(({ data }) => decodeUpdate(positionsTopic, data).notices.some(({ kind }) => kind === 'closed')),
  );
  const updates = messages.map(({ data }) => decodeUpdate(positionsTopic, data));
  const notices = updates.flatMap((update) => update.notices);
  expect(notices.map(({ kind }) => kind)).toEqual(['opened', 'closed']);
  expect(notices[1]).toMatchObject({ ticketId, symbol: 'BTC/USDT', direction: 'long', reason: 'user' });
  // A message shows the present state, which may be newer than its event.
  expect(updates.flatMap(({ endedIds }) => endedIds)).toContain(ticketId);
  expect(updates.at(-1)?.account.crossMargin).toBe('0');
  expect(his.heard.filter(({ topic }) => topic === 'positions')).toEqual([]);
  await Promise.all([hers.close(), his.close()]);
});

it('sends the account while the mark moves it, and not when nothing is open', async () => {
  await at('60000');
  const { ticketId } = await alice.call(openContract, long);
  await at('60000');
  const client = await TestLiveClient.connect(base, { token: alice.token });
  await client.subscribe('risk');
  await at('60500');
  const [first] = await client.messagesOf('risk', (heard) => heard.length > 0);
  expect(Number(decodeUpdate(riskTopic, first?.data).account.crossUnrealised)).toBeGreaterThan(0);
  await alice.call(closeContract, { ticketId });
  await at('60500');
  const messages = await client.messagesOf('risk', (heard) =>
    heard.some(({ data }) => decodeUpdate(riskTopic, data).account.crossMargin === '0'),
  );
  const sent = messages.length;
  await at('61000');
  await at('62000');
  await new Promise((resolve) => setTimeout(resolve, 1_300));
  expect((await client.messagesOf('risk', () => true)).length).toBe(sent);
  await client.close();
});

it('keeps private topics from visitors', async () => {
  const visitor = await TestLiveClient.connect(base);
  const names = ['positions', 'risk', 'options', 'copy_feed'];
  const { refused } = await visitor.subscribe(...names);
  expect(refused).toEqual(Object.fromEntries(names.map((name) => [name, 'signed_out'])));
  await visitor.close();
});

it('reports an option from its purchase to its result', async () => {
  const terms = {
    match_id: btcUsdt,
    durations: '30:780000',
    min: '5',
    max: '500',
    exposure_max: '2000',
    offered: 1,
    note: 'for the test',
  };
  expect(await changedByTwo(system, setOptionTerms, terms)).toMatchObject({ type: 'ok' });
  await alice.call(transferFunds, { assetId: usdt, amount: '100', from: 'contract', to: 'options' });
  await at('60000');
  const [market] = await alice.call(listOptionMarkets, { pairId: btcUsdt });
  const order = {
    pairId: btcUsdt,
    assetId: usdt,
    direction: 'down',
    seconds: 30,
    stake: '10',
    termsHash: present(market, 'the terms were just set').terms.termsHash,
  } as const;
  const validUntilMs = () => system.gateway.deps.clock() + 900;
  const early = await alice.call(buyOption, { ...order, validUntilMs: validUntilMs() });
  const client = await TestLiveClient.connect(base, { token: alice.token });
  const { snapshots } = await client.subscribe('options');
  const { optionId } = await alice.call(buyOption, { ...order, validUntilMs: validUntilMs() });
  expect(decodeSnapshot(optionsTopic, snapshots['options']?.data).options).toMatchObject([
    { optionId: early.optionId },
  ]);
  for (let i = 0; i < 68; i++) await at('60000');
  const rowsOf = (heard: readonly { readonly data: unknown }[]) =>
    heard.flatMap(({ data }) => decodeUpdate(optionsTopic, data).options);
  const messages = await client.messagesOf('options', (heard) => {
    const settled = rowsOf(heard).filter(({ status }) => status === 'closed');
    return settled.length === 2;
  });
  const last = rowsOf(messages).findLast((row) => row.optionId === optionId);
  expect(last).toMatchObject({ stake: '10', strikePrice: '60000', result: 'refunded', sign: 'even', paid: '10' });
  await client.close();
});
