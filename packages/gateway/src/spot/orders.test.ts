import {
  acceptConversion,
  amendSpotExits,
  amendSpotOrder,
  cancelAllSpotOrders,
  cancelSpotOrder,
  claimPractice,
  getWallet,
  isOrder,
  listCandles,
  listConversions,
  listEntries,
  listSpotOrders,
  listTransfers,
  listUserAssets,
  listWallets,
  placeSpotOrder,
  previewSpotOrder,
  quoteConversion,
  replaceSpotOrder,
  transferFunds,
} from '@candor/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { btc, eth, startTestSystem, type TestSystem, type TestUser, usdt } from '../testing/test-system.ts';

let system: TestSystem;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  system = await startTestSystem();
  [alice, bob] = [await system.newUser('alice'), await system.newUser('bob')];
  for (const user of [alice, bob]) {
    await user.call(claimPractice, { assetId: usdt });
    await user.call(claimPractice, { assetId: btc });
  }
  // Registering takes its time, and an index that is old takes no orders.
  await system.tick();
});
afterAll(() => system.close());

const restingBuy = {
  baseAssetId: btc,
  quoteAssetId: usdt,
  side: 'buy',
  price: '50000',
  quantity: '0.01',
} as const;

it('takes an order from its preview to its history, and shows each step in the next answer', async () => {
  const order = { baseAssetId: btc, quoteAssetId: usdt, side: 'buy', quantity: '0.01' } as const;
  const preview = await alice.call(previewSpotOrder, order);
  const placed = await alice.call(placeSpotOrder, order);
  expect(placed).toMatchObject({ status: 'filled', filled: preview.filled, filledQuote: preview.filledQuote });
  expect(placed.fee).toBe(preview.takerFee);
  const history = await alice.call(listSpotOrders, { status: 'history' });
  expect(history.rows[0]).toMatchObject({
    orderId: placed.orderId,
    status: 'filled',
    endReason: 'filled',
    held: '0',
  });
  const trades = await alice.call(listSpotOrders, { kind: 'trades', orderId: placed.orderId });
  expect(trades.rows).toHaveLength(trades.total);
  for (const fill of trades.rows) expect(fill).toMatchObject({ orderId: placed.orderId, role: 'taker' });

  const open = await alice.call(placeSpotOrder, restingBuy);
  const listed = await alice.call(listSpotOrders, { status: 'open' });
  expect(listed.rows[0]).toMatchObject({ orderId: open.orderId, status: 'open', held: '500' });
  const wallet = await alice.call(getWallet, { assetId: usdt });
  expect(wallet).toMatchObject({ balance: { frozen: '500' }, holds: [{ reference: open.orderId, amount: '500' }] });
  const amended = await alice.call(amendSpotOrder, { orderId: open.orderId, quantity: '0.005' });
  expect(amended.status).toBe('open');
  await alice.call(cancelSpotOrder, { orderId: open.orderId });
  expect((await alice.call(listSpotOrders, { status: 'open' })).total).toBe(0);
  const ended = await alice.call(listSpotOrders, { orderId: open.orderId });
  expect(ended.rows[0]).toMatchObject({ status: 'cancelled', endReason: 'user_cancelled', quantity: '0.005' });
});

it('pages open and ended orders as one list without a gap', async () => {
  const carol = await system.newUser('carol');
  await carol.call(claimPractice, { assetId: usdt });
  const ids: number[] = [];
  for (let i = 0; i < 7; i++)
    ids.push((await carol.call(placeSpotOrder, { ...restingBuy, quantity: '0.001' })).orderId);
  for (const orderId of ids.slice(0, 4)) await carol.call(cancelSpotOrder, { orderId });
  const seen: number[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { rows, total } = await carol.call(listSpotOrders, { page, limit: 2 });
    expect(total).toBe(7);
    seen.push(...rows.map(({ orderId }) => orderId));
  }
  expect(seen).toEqual([...ids.slice(4).toReversed(), ...ids.slice(0, 4).toReversed()]);
});

it('answers the same for another user’s order as for none', async () => {
  const { orderId } = await alice.call(placeSpotOrder, restingBuy);
  for (const [call, fields] of [
    [cancelSpotOrder, {}],
    [amendSpotOrder, { amount: '0.02' }],
  ] as const) {
    const hers = await system.send(call, { id: orderId, ...fields }, { token: bob.token });
    const nobodys = await system.send(call, { id: 987_654_321, ...fields }, { token: bob.token });
    expect(hers.body).toEqual(nobodys.body);
    expect(hers.body.code).toBe('order_not_found');
  }
  expect((await bob.call(listSpotOrders, { orderId })).rows).toEqual([]);
  expect((await bob.call(listSpotOrders, { kind: 'trades', orderId: 1 })).rows).toEqual([]);
  expect((await alice.call(listSpotOrders, { orderId })).rows).toHaveLength(1);
  await alice.call(cancelAllSpotOrders, {});
});

it('carries out a command sent twice under one request id once, also after a restart', async () => {
  const dave = await system.newUser('dave');
  const fields = { currency_id: 1, legal_id: 3, type: 1, target_price: '50000', amount: '0.01', req_id: 'dave-0001' };
  await dave.call(claimPractice, { assetId: usdt });
  const first = await system.send(placeSpotOrder, fields, { token: dave.token });
  expect(first.body.type).toBe('ok');
  expect((await system.send(placeSpotOrder, fields, { token: dave.token })).body).toEqual(first.body);
  const other = await system.send(placeSpotOrder, { ...fields, amount: '0.02' }, { token: dave.token });
  expect(other.body.code).toBe('request_id_reused');
  const long = { ...fields, req_id: 'x'.repeat(64) };
  expect((await system.send(placeSpotOrder, long, { token: dave.token })).body.type).toBe('ok');
  // Request ids are each user's own.
  expect((await system.send(placeSpotOrder, { ...fields, amount: '0.03' }, { token: bob.token })).body.type).toBe('ok');
  await bob.call(cancelAllSpotOrders, {});

  const { folder } = system;
  await system.stop();
  system = await startTestSystem({ folder });
  [alice, bob] = [await system.signIn(alice.email, alice.password), await system.signIn(bob.email, bob.password)];
  const again = await system.signIn(dave.email, dave.password);
  expect((await system.send(placeSpotOrder, fields, { token: again.token })).body).toEqual(first.body);
  expect((await again.call(listSpotOrders, { status: 'open' })).total).toBe(2);
});

it('takes an order with conditions, shows them, amends its trigger, and replaces it in one step', async () => {
  const minuteMs = 60_000;
  const expiresAtMs = (Math.floor(Date.now() / minuteMs) + 60) * minuteMs;
  const order = { ...restingBuy, expiresAtMs, visibleQuantity: '0.002', selfTrade: 'expire_both' } as const;
  expect(await alice.codeOf(placeSpotOrder, { ...order, visibleQuantity: '0.0009' })).toBe('visible_quantity_invalid');
  expect(await alice.codeOf(placeSpotOrder, { ...order, expiresAtMs: expiresAtMs + 1 })).toBe('expiry_invalid');
  expect(await alice.codeOf(placeSpotOrder, { ...order, orderType: 'oco', stopPrice: '70000' })).toBe(
    'order_combination_invalid',
  );
  expect((await alice.call(previewSpotOrder, order)).endsAs).toBe('open');
  const { orderId } = await alice.call(placeSpotOrder, order);
  const open = async () => (await alice.call(listSpotOrders, { status: 'open' })).rows[0];
  expect(await open()).toMatchObject({ orderId, expiresAtMs, visibleQuantity: '0.002', selfTrade: 'expire_both' });

  const trail = {
    baseAssetId: btc,
    quoteAssetId: usdt,
    side: 'sell',
    quantity: '0.01',
    orderType: 'stop_market',
  } as const;
  const replaced = await alice.call(replaceSpotOrder, { replacedId: orderId, ...trail, trailPercent: '5' });
  expect(replaced).toMatchObject({ cancelledId: orderId, status: 'waiting' });
  expect(await open()).toMatchObject({ orderId: replaced.orderId, trailPercent: '5' });
  const again = await alice.codeOf(replaceSpotOrder, { replacedId: orderId, ...trail, trailPercent: '5' });
  expect(again).toBe('order_not_found');
  await alice.call(amendSpotOrder, { orderId: replaced.orderId as number, quantity: '0.02' });
  expect(await open()).toMatchObject({ quantity: '0.02' });
  await alice.call(cancelSpotOrder, { orderId: replaced.orderId as number });
  const ended = await alice.call(listSpotOrders, { status: 'history' });
  expect(ended.rows[0]).toMatchObject({ trailPercent: '5', quantity: '0.02', status: 'cancelled' });

  const stop = { ...trail, stopPrice: '50000' } as const;
  const waiting = await alice.call(placeSpotOrder, stop);
  await alice.call(amendSpotOrder, { orderId: waiting.orderId, stopPrice: '49000' });
  expect(await open()).toMatchObject({ stopPrice: '49000' });
  const loose = { ...stop, quantity: '50', replacedId: waiting.orderId, mode: 'allow_failure' } as const;
  expect(await alice.call(replaceSpotOrder, loose)).toMatchObject({
    cancelledId: waiting.orderId,
    rejectCode: 'balance_insufficient',
  });
});

it('rejects amounts and prices finer than their scale, and never rounds', async () => {
  const code = (changes: object) => alice.codeOf(placeSpotOrder, { ...restingBuy, ...changes });
  expect(await code({ quantity: '0.000000001' })).toBe('amount_invalid');
  expect(await code({ quantity: '0' })).not.toBe('ok');
  expect(await code({ price: '50000.000000001' })).toBe('price_off_tick');
  expect(await code({ price: '50000.1' })).toBe('price_off_tick');
  expect(await code({ orderType: 'oco' })).toBe('stop_missing');
  expect(await code({ orderType: 'oco', stopPrice: '70000', isPostOnly: true })).toBe('order_combination_invalid');
  expect(await code({ baseAssetId: usdt, quoteAssetId: btc })).toBe('pair_not_found');
  expect(await alice.codeOf(transferFunds, { assetId: usdt, amount: '0.0000001', from: 'spot', to: 'contract' })).toBe(
    'amount_invalid',
  );
});

it('previews a refusal with its words, and an OCO as it would be placed', async () => {
  const rich = await alice.call(previewSpotOrder, { ...restingBuy, quantity: '50' });
  expect(rich).toMatchObject({ rejectCode: 'balance_insufficient', hold: '2500000' });
  expect(rich.rejectText).toBeTypeOf('string');
  await system.tick();
  const oco = { ...restingBuy, orderType: 'oco', stopPrice: '70000' } as const;
  const preview = await alice.call(previewSpotOrder, oco);
  expect(preview.rejectCode).toBeUndefined();
  const before = await alice.call(getWallet, { assetId: usdt });
  const placed = await alice.call(placeSpotOrder, oco);
  const after = await alice.call(getWallet, { assetId: usdt });
  expect(Number(after.balance.frozen) - Number(before.balance.frozen)).toBeCloseTo(Number(preview.hold), 6);
  expect(placed.linkedOrderId).toBeDefined();
  const { orderId } = placed;
  expect(await alice.codeOf(amendSpotOrder, { orderId, quantity: '0.02' })).toBe('order_combination_invalid');
  await alice.call(amendSpotOrder, { orderId, price: '49000', stopPrice: '71000' });
  const legs = (await alice.call(listSpotOrders, { status: 'open' })).rows.filter(isOrder);
  expect(legs.find((leg) => leg.orderId === orderId)).toMatchObject({ price: '49000' });
  expect(legs.find((leg) => leg.linkedOrderId === orderId)).toMatchObject({ stopPrice: '71000' });
  await alice.call(cancelSpotOrder, { orderId });
  const bracket = await alice.call(placeSpotOrder, { ...restingBuy, takeProfitPrice: '80000' });
  await alice.call(amendSpotExits, { orderId: bracket.orderId, stopLossPrice: '40000' });
  const [row] = (await alice.call(listSpotOrders, { status: 'open' })).rows.filter(isOrder);
  expect(row).toMatchObject({ orderId: bracket.orderId, stopLossPrice: '40000', status: 'open' });
  expect(row?.takeProfitPrice).toBeUndefined();
  await alice.call(cancelSpotOrder, { orderId: bracket.orderId });
  expect((await alice.call(previewSpotOrder, { ...oco, stopPrice: '40000' })).rejectCode).toBeDefined();
});

it('moves and converts funds, and every list has it at once', async () => {
  await alice.call(transferFunds, { assetId: usdt, amount: '12.5', from: 'spot', to: 'contract' });
  expect((await alice.call(listTransfers, {})).data[0]).toMatchObject({ amount: '12.5', from: 'spot', to: 'contract' });
  expect((await alice.call(listTransfers, { accountType: 'options' })).total).toBe(0);
  expect((await alice.call(listTransfers, { accountType: 'contract', assetId: usdt })).total).toBe(1);
  const assets = await alice.call(listUserAssets, {});
  expect(assets.find(({ assetId }) => assetId === (usdt as number))?.available.contract).toBe('12.5');

  await system.tick();
  const terms = await alice.call(quoteConversion, { fromAssetId: usdt, toAssetId: eth });
  expect(terms.quoteId).toBeUndefined();
  const quote = await alice.call(quoteConversion, { fromAssetId: usdt, toAssetId: eth, amount: '100' });
  const quoteId = quote.quoteId as number;
  const asQuoted = { fromAssetId: usdt, toAssetId: eth, amount: '100' };
  for (const other of [{ fromAssetId: btc }, { toAssetId: btc }, { amount: '999' }, { amount: '100.0000001' }]) {
    expect(await alice.codeOf(acceptConversion, { quoteId, ...asQuoted, ...other })).toBe('quote_differs');
  }
  expect(await bob.codeOf(acceptConversion, { quoteId })).toBe('quote_not_found');
  const accepted = await alice.call(acceptConversion, { quoteId, ...asQuoted, requestId: 'convert-01' });
  expect(accepted).toMatchObject({ toAmount: quote.toAmount, rate: quote.rate, midRate: quote.midRate });
  expect(await alice.call(acceptConversion, { quoteId, amount: '100.00', requestId: 'convert-01' })).toEqual(accepted);
  expect(await alice.codeOf(acceptConversion, { quoteId })).toBe('quote_used');
  expect((await alice.call(listConversions, {})).data).toEqual([accepted]);

  const entries = await alice.call(listEntries, { kind: 'convert', limit: 100 });
  expect(entries.data.map(({ availableChange }) => availableChange)).toContain('-100');
  const now = Date.now();
  expect((await alice.call(listEntries, { fromMs: now + 60_000 })).total).toBe(0);
  expect((await alice.call(listEntries, { fromMs: now - 600_000, limit: 5 })).data).toHaveLength(5);
});

it('values everything a user has, and counts no gift as profit', async () => {
  const eve = await system.newUser('eve');
  await system.tick();
  const empty = await eve.call(listWallets, {});
  expect(empty).toMatchObject({ balances: [], totalEquivalent: '0', profitToday: '0', profitTodayPercent: '0.00' });
  await eve.call(claimPractice, { assetId: usdt });
  await eve.call(claimPractice, { assetId: btc });
  const gifts = await eve.call(listWallets, {});
  expect(gifts).toMatchObject({ totalEquivalent: '16000', profitToday: '0', profitTodayPercent: '0.00' });
  await system.tick({ 1: '66000' });
  const richer = await eve.call(listWallets, { accountType: 'spot' });
  expect(richer).toMatchObject({ totalEquivalent: '16600', profitToday: '600', profitTodayPercent: '3.75' });
  expect(richer.costs).toEqual([{ assetId: btc, code: 'BTC', amount: '0.1', cost: '6000' }]);
  expect(richer.history.at(-1)?.equivalent).toBe('16600');
  expect((await eve.call(listWallets, { withZero: true })).balances.length).toBeGreaterThan(30);
});

it('returns charts without holes, of the requested length', async () => {
  await system.tick();
  for (const period of ['1min', '1hour', '1day', '1week'] as const) {
    const candles = await alice.call(listCandles, { symbol: 'BTC/USDT', period, limit: 12 });
    expect(candles).toHaveLength(12);
    const gaps = new Set(candles.slice(1).map((candle, i) => candle.openedAtMs - (candles[i]?.openedAtMs ?? 0)));
    expect(gaps.size).toBe(1);
  }
});

it('waits before a list until it has its user’s commands, and not for another user’s', async () => {
  const { reader } = system.gateway.deps;
  const { orderId } = await alice.call(placeSpotOrder, restingBuy);
  await alice.call(cancelSpotOrder, { orderId });
  const before = system.exchange.lastSequence;
  await bob.call(transferFunds, { assetId: usdt, amount: '1', from: 'spot', to: 'contract' });
  const waits = vi.spyOn(reader, 'waitFor');
  const ended = await alice.call(listSpotOrders, { status: 'history' });
  expect(ended.rows[0]).toMatchObject({ orderId, status: 'cancelled' });
  expect(waits.mock.calls.map(([sequence]) => sequence)).toEqual([before]);
  await bob.call(listSpotOrders, {});
  expect(waits.mock.lastCall?.[0]).toBeGreaterThan(before);
  waits.mockRestore();
});

it('states in a list how far it is, and when it is behind', async () => {
  const { reader } = system.gateway.deps;
  const page = await alice.call(listConversions, {});
  expect(page.sequence).toBeGreaterThan(0);
  expect(page.stale).toBeUndefined();
  const lag = vi.spyOn(reader, 'lag');
  for (const late of [
    { sequence: 7, behindMs: 2_001, isFollowing: true },
    { sequence: 7, behindMs: 0, isFollowing: false },
  ]) {
    lag.mockReturnValue(late);
    expect(await alice.call(listConversions, {})).toMatchObject({ sequence: 7, stale: true });
    expect(await alice.call(listSpotOrders, {})).toMatchObject({ sequence: 7, stale: true });
  }
  lag.mockRestore();
});

it('states that a list is behind when it was read before the read model caught up', async () => {
  const { reader } = system.gateway.deps;
  const lag = vi.spyOn(reader, 'lag');
  lag.mockReturnValueOnce({ sequence: 6, behindMs: 2_001, isFollowing: true });
  expect(await alice.call(listConversions, {})).toMatchObject({ stale: true });
  lag.mockRestore();
});

it('states that a list is behind when it has waited in vain for a command of its reader', async () => {
  const { reader } = system.gateway.deps;
  const waits = vi.spyOn(reader, 'waitFor').mockImplementation(() => {
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
    return Promise.resolve(false);
  });
  expect(await alice.call(listConversions, {})).toMatchObject({ stale: true });
  waits.mockRestore();
  vi.mocked(performance.now).mockRestore();
});
