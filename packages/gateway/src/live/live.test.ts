import { request } from 'node:http';
import {
  cancelAllSpotOrders,
  claimPractice,
  decodeSnapshot,
  decodeUpdate,
  getBook,
  type LevelPair,
  listMarketTrades,
  logoutUser,
  meTopic,
  placeSpotOrder,
  transferFunds,
} from '@candor/api';
import { present } from '@candor/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { btc, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';
import { TestLiveClient } from './test-live-client.ts';

let system: TestSystem;
let base: string;
let alice: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  base = await system.listen();
  alice = await system.newUser('alice');
  await alice.call(claimPractice, { assetId: usdt });
  await alice.call(claimPractice, { assetId: btc });
});
afterAll(() => system.close());

const marketBuy = { baseAssetId: btc, quoteAssetId: usdt, side: 'buy', quantity: '0.001' } as const;
const restingBuy = { ...marketBuy, price: '50000' } as const;

it('numbers the changes of a book so that picture and changes make the book as it is', async () => {
  const client = await TestLiveClient.connect(base);
  await system.tick();
  const { snapshots } = await client.subscribe('book:1');
  const picture = present(snapshots['book:1'], 'a topic that is granted has a picture');
  const { bids, asks } = picture.data as { bids: LevelPair[]; asks: LevelPair[] };
  const sides = { bids: new Map(bids), asks: new Map(asks) };
  for (const price of ['60010', '59990', '60100']) await system.tick({ 1: price });
  await alice.call(placeSpotOrder, marketBuy);
  const book = await alice.call(getBook, { symbol: 'BTC/USDT', levels: 50 });
  const changes = await client.messagesOf('book:1', (messages) => (messages.at(-1)?.seq ?? 0) >= book.number);
  const first = picture.seq + 1;
  expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_change, i) => first + i));
  for (const { seq, data } of changes) {
    if (seq > book.number) break;
    for (const side of ['bids', 'asks'] as const) {
      for (const [price, amount] of data[side] as LevelPair[]) {
        if (amount === '0') sides[side].delete(price);
        else sides[side].set(price, amount);
      }
    }
  }
  expect(new Map(book.bids)).toEqual(sides.bids);
  expect(new Map(book.asks)).toEqual(sides.asks);
  await client.close();
});

it('reports to the user, and to nobody else, fills, balances and orders', async () => {
  const bob = await system.newUser('bob');
  const hers = await TestLiveClient.connect(base, { token: alice.token });
  const his = await TestLiveClient.connect(base, { token: bob.token });
  const picture = (await hers.subscribe('me')).snapshots['me'];
  expect(decodeSnapshot(meTopic, picture?.data).balances.map(({ code }) => code)).toContain('USDT');
  await his.subscribe('me');

  // On a busy machine the last price is old by now, and a market order needs a fresh one.
  await system.tick();
  const placed = await alice.call(placeSpotOrder, restingBuy);
  const filled = await alice.call(placeSpotOrder, marketBuy);
  await alice.call(transferFunds, { assetId: usdt, amount: '1', from: 'spot', to: 'options' });
  await alice.call(cancelAllSpotOrders, {});
  const updates = await hers.messagesOf('me', (messages) =>
    messages.some(({ data }) => decodeUpdate(meTopic, data).orders.some(({ status }) => status === 'cancelled')),
  );
  expect(updates.map(({ seq }) => seq)).toEqual(updates.map((_update, i) => (picture?.seq ?? 0) + 1 + i));
  const told = updates.map(({ data }) => decodeUpdate(meTopic, data));
  const lastOf = (orderId: number) =>
    told.flatMap(({ orders }) => orders).findLast((order) => order.orderId === orderId);
  expect(lastOf(filled.orderId)).toMatchObject({ status: 'filled', endReason: 'filled', filled: '0.001', held: '0' });
  expect(lastOf(placed.orderId)).toMatchObject({ status: 'cancelled', endReason: 'user_cancelled', price: '50000' });
  const kinds = told.flatMap(({ notices }) => notices).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['order_filled', 'transfer', 'order_ended']));
  const usdtNow = told
    .flatMap(({ balances }) => balances)
    .findLast((row) => row.code === 'USDT' && row.accountType === 'spot');
  expect(usdtNow?.frozen).toBe('0');
  expect(his.heard).toEqual([]);
  await Promise.all([hers.close(), his.close()]);
});

it('sends tickers, trades and the running candle', async () => {
  const client = await TestLiveClient.connect(base);
  const { snapshots, ok } = await client.subscribe('tickers', 'trades:1', 'candles:1:1min', 'candles:1:1day');
  expect(ok).toBe(true);
  expect(snapshots['tickers']?.data).toHaveLength(system.gateway.deps.market.instruments.pairs.length);
  await system.tick({ 1: '60300' });
  const trade = await alice.call(placeSpotOrder, marketBuy);
  const tape = await client.messagesOf('trades:1', (messages) => messages.length > 0);
  const [row] = (await alice.call(listMarketTrades, { symbol: '1', limit: 1 })).slice();
  expect(tape[0]?.data.at(-1)).toMatchObject({ id: row?.tradeId, amount: trade.filled });
  // A message that still waited from before may come first; the awaited one comes after it.
  const indexOf = (rows: { id: number; index_price: string }[]) => rows.find(({ id }) => id === 1)?.index_price;
  await client.messagesOf('tickers', (messages) => messages.some(({ data }) => indexOf(data) === '60300'));
  // A snapshot and all changes since are the snapshot of later, though values that have not changed are not sent.
  const later = (await client.subscribe('tickers')).snapshots['tickers'];
  type Row = { readonly id: number };
  const rows = snapshots['tickers']?.data as readonly Row[];
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { data, seq } of await client.messagesOf('tickers', () => true)) {
    if (seq > (later?.seq ?? 0)) continue;
    for (const change of data) {
      expect(change).not.toHaveProperty('status');
      known.set(change.id, { ...known.get(change.id), ...change });
    }
  }
  expect(later?.data).toEqual([...known.values()]);
  await client.messagesOf('candles:1:1min', (messages) => messages.some(({ data }) => data.close === '60300'));
  await client.close();
});

it('grants only existing topics, and only to permitted callers', async () => {
  const client = await TestLiveClient.connect(base, { token: 'A'.repeat(43) });
  const reply = await client.subscribe('me', 'book:999', 'book:01', 'candles:1:2min', 'nothing', 'book:1:2');
  expect(reply).toEqual({
    ok: false,
    snapshots: {},
    refused: {
      me: 'signed_out',
      'book:999': 'topic_unknown',
      'book:01': 'topic_unknown',
      'candles:1:2min': 'topic_unknown',
      nothing: 'topic_unknown',
      'book:1:2': 'topic_unknown',
    },
  });
  const periods = ['1min', '5min', '15min', '30min', '1hour', '4hour', '1day', '1week'];
  const many = system.gateway.deps.market.instruments.pairs.flatMap(({ pairId }) =>
    periods.map((period) => `candles:${pairId}:${period}`),
  );
  const full = await client.subscribe(...many.slice(0, 64));
  expect([Object.keys(full.snapshots).length, full.refused]).toEqual([64, {}]);
  const [next = '', held = ''] = [many[64], many[0]];
  expect((await client.subscribe(next, held)).refused).toEqual({ [next]: 'too_many_topics' });
  await client.unsubscribe(held);
  expect((await client.subscribe(next)).ok).toBe(true);
  await client.close();
});

it('lets no page of another site in', async () => {
  await expect(TestLiveClient.connect(base, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  await expect(TestLiveClient.connect(base, { origin: 'null' })).rejects.toThrow('403');
  // As after a rebinding of a foreign name to this machine: origin and host agree, and are not ours.
  const rebound = await handshakeStatus(base, { host: 'evil.example', origin: 'http://evil.example' });
  expect(rebound).toBe(403);
  const own = await TestLiveClient.connect(base, { origin: base });
  await own.close();
});

it('ends the socket with the session', async () => {
  const user = await system.newUser('leaving');
  const client = await TestLiveClient.connect(base, { token: user.token });
  await client.subscribe('me');
  await user.call(logoutUser, {});
  await client.ended;
});

it('limits the sockets of one address, until one of them closes', async () => {
  const small = await startTestSystem({ gateway: { socketLimits: { perIp: 2 } } });
  const address = await small.listen();
  const first = await TestLiveClient.connect(address);
  const second = await TestLiveClient.connect(address);
  await expect(TestLiveClient.connect(address)).rejects.toThrow('403');
  await first.close();
  await first.ended;
  const third = await TestLiveClient.connect(address);
  await Promise.all([second.close(), third.close()]);
  await small.close();
});

/** By hand: `fetch` writes `Host` itself. */
function handshakeStatus(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, fail) => {
    const asked = request(`${address}/socket.io/?EIO=4&transport=polling`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', fail).end();
  });
}
