import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import * as f from '../testing/facts.ts';
import { type TestReadModel, testReadModel } from '../testing/read-model.ts';

const { account, amount, btc, btcUsdt, ended, ethUsdt, order, placed, posted, priceAt, startMs, traded, usdt } = f;
const ann = account(1_000);
const bob = account(1_001);

let model: TestReadModel;
let facts: f.Facts;

beforeEach(() => {
  model = testReadModel();
  facts = f.listed(new f.Facts());
});

afterEach(() => model.close());

function read(): Reader {
  model.apply(facts.batch());
  return model.reader();
}

const page = (number = 1, limit = 10) => ({ page: number, limit });

describe('orders', () => {
  test('an order is recorded from placement to end', async () => {
    facts
      .add(startMs, placed(1, ann, { status: 'waiting', orderType: 'stop_limit', stopPrice: priceAt(90) }))
      .add(startMs + 1, {
        type: 'spot.order_triggered',
        orderId: order(1),
        accountId: ann,
        pairId: btcUsdt,
        indexPrice: priceAt(90),
      })
      .add(startMs + 2, {
        type: 'spot.order_amended',
        orderId: order(1),
        accountId: ann,
        pairId: btcUsdt,
        quantity: amount(900),
      })
      .add(startMs + 3, traded(1, { takerOrderId: order(1), takerAccountId: ann, takerFee: amount(2) }))
      .add(startMs + 4, {
        type: 'spot.exits_refused',
        orderId: order(1),
        accountId: ann,
        pairId: btcUsdt,
        code: 'balance_insufficient',
      });
    const reader = read();
    const live = {
      orderId: 1,
      accountId: ann,
      pairId: btcUsdt,
      side: 'buy',
      orderType: 'stop_limit',
      timeInForce: 'gtc',
      isPostOnly: false,
      price: 100,
      stopPrice: 90,
      quantity: 900n,
      filled: 10n,
      filledQuote: 20n,
      fee: 2n,
      status: 'open',
      exitsRefused: 'balance_insufficient',
      placedAtMs: startMs,
      triggeredAtMs: startMs + 1,
    };
    expect(await reader.orderById({ accountId: ann, orderId: order(1) })).toEqual(live);
    expect(await reader.orderHistory({ accountId: ann, ...page() })).toEqual({ rows: [], total: 0 });

    const filled = { filled: amount(900), filledQuote: amount(77), fee: amount(3) };
    facts.add(startMs + 5, ended(1, ann, { status: 'filled', reason: 'filled', ...filled }));
    model.apply(facts.batch());
    const done = { ...live, ...filled, status: 'filled', reason: 'filled', endedAtMs: startMs + 5 };
    expect(await reader.orderHistory({ accountId: ann, ...page() })).toEqual({ rows: [done], total: 1 });
  });

  test('an order belongs to its user', async () => {
    facts.add(startMs, placed(1, ann)).add(startMs, traded(1, { takerOrderId: order(1), takerAccountId: ann }));
    const reader = read();
    expect(await reader.orderById({ accountId: bob, orderId: order(1) })).toBeUndefined();
    expect(await reader.orderTrades({ accountId: bob, orderId: order(1) })).toEqual([]);
    expect(await reader.orderTrades({ accountId: ann, orderId: order(1) })).toHaveLength(1);
  });

  test('history is filtered and paged, the last ended first', async () => {
    for (let id = 1; id <= 7; id++) {
      const pairId = id % 2 ? btcUsdt : ethUsdt;
      facts.add(startMs + id, placed(id, ann, { pairId, side: id > 4 ? 'sell' : 'buy' }));
    }
    for (const id of [7, 1, 2, 3, 4, 5]) facts.add(startMs + 100 + id, ended(id, ann));
    const reader = read();
    const ids = async (filter: Partial<Parameters<Reader['orderHistory']>[0]>) => {
      const { rows, total } = await reader.orderHistory({ accountId: ann, ...page(), ...filter });
      return [rows.map(({ orderId }) => orderId), total];
    };
    expect(await ids({})).toEqual([[7, 5, 4, 3, 2, 1], 6]);
    expect(await ids(page(2, 4))).toEqual([[2, 1], 6]);
    expect(await ids(page(3, 4))).toEqual([[], 6]);
    expect(await ids({ pairId: btcUsdt })).toEqual([[7, 5, 3, 1], 4]);
    expect(await ids({ side: 'sell' })).toEqual([[7, 5], 2]);
    expect(await ids({ pairId: ethUsdt, side: 'buy', ...page(1, 1) })).toEqual([[4], 2]);
    expect(await ids({ fromMs: startMs + 102, toMs: startMs + 105, ...page(1, 2) })).toEqual([[4, 3], 3]);
    expect(await ids({ accountId: bob })).toEqual([[], 0]);
  });
});

describe('trades', () => {
  beforeEach(() => {
    facts
      .add(startMs, placed(1, ann, { side: 'sell' }), placed(2, bob))
      .add(
        startMs + 1,
        traded(1, {
          takerOrderId: order(2),
          takerAccountId: bob,
          makerOrderId: order(1),
          makerAccountId: ann,
          takerFee: amount(3),
          makerFee: amount(5),
        }),
      )
      .add(startMs + 2, traded(2, { takerSide: 'buy', takerOrderId: order(2), takerAccountId: bob }))
      .add(
        startMs + 3,
        traded(3, { takerSide: 'sell', makerOrderId: order(2), makerAccountId: bob, makerFee: amount(4) }),
      )
      .add(startMs + 4, placed(3, bob, { pairId: ethUsdt }))
      .add(startMs + 5, traded(4, { pairId: ethUsdt, takerOrderId: order(3), takerAccountId: bob }));
  });

  test('each side sees its own part: side, role, fee and the asset of the fee', async () => {
    const reader = read();
    const sides = async (accountId: typeof ann) => {
      const { rows } = await reader.accountTrades({ accountId, pairId: btcUsdt, ...page() });
      return rows.map((row) => [row.tradeId, row.orderId, row.side, row.role, row.fee, row.feeAssetId]);
    };
    expect(await sides(ann)).toEqual([[1, 1, 'sell', 'maker', 5n, usdt]]);
    expect(await sides(bob)).toEqual([
      [3, 2, 'buy', 'maker', 4n, btc],
      [2, 2, 'buy', 'taker', 0n, btc],
      [1, 2, 'buy', 'taker', 3n, btc],
    ]);
    const all = await reader.accountTrades({ accountId: bob, ...page(2, 3) });
    expect([all.rows.map(({ tradeId }) => tradeId), all.total]).toEqual([[1], 4]);
    const ofOrder = await reader.orderTrades({ accountId: bob, orderId: order(2) });
    expect(ofOrder.map(({ tradeId }) => tradeId)).toEqual([1, 2, 3]);
  });

  test('everybody sees recent trades, without names', async () => {
    const rows = await read().recentTrades(btcUsdt, 2);
    expect(rows).toEqual([
      { tradeId: 3, pairId: btcUsdt, price: 100, quantity: 10n, takerSide: 'sell', atMs: startMs + 3 },
      { tradeId: 2, pairId: btcUsdt, price: 100, quantity: 10n, takerSide: 'buy', atMs: startMs + 2 },
    ]);
  });
});

describe('statements', () => {
  test('lines are filtered and paged, newest first, with the balance after each', async () => {
    facts.add(
      startMs,
      posted(
        { kind: 'practice_claim', available: amount(9), availableAfter: amount(9) },
        { accountId: account(1), walletType: 'house', available: amount(-9), availableAfter: amount(-9) },
      ),
    );
    facts.add(startMs + 1, {
      ...posted({
        kind: 'order_hold',
        available: amount(-4),
        frozen: amount(4),
        availableAfter: amount(5),
        frozenAfter: amount(4),
      }),
      reference: 77,
    });
    facts.add(
      startMs + 2,
      posted({ walletType: 'fiat', assetId: btc, kind: 'transfer' }, { assetId: btc, kind: 'transfer' }),
    );
    const reader = read();
    const entries = async (filter: Partial<Parameters<Reader['ledgerEntries']>[0]>) => {
      const { rows, total } = await reader.ledgerEntries({ accountId: ann, ...page(), ...filter });
      return [rows.map(({ entryId }) => entryId), total];
    };
    expect(await entries({})).toEqual([[4, 3, 2, 1], 4]);
    expect(await entries(page(2, 3))).toEqual([[1], 4]);
    expect(await entries({ walletType: 'spot' })).toEqual([[4, 2, 1], 3]);
    expect(await entries({ assetId: btc })).toEqual([[4, 3], 2]);
    expect(await entries({ assetId: btc, walletType: 'fiat' })).toEqual([[3], 1]);
    expect(await entries({ kinds: ['practice_claim', 'transfer'] })).toEqual([[4, 3, 1], 3]);
    expect(await entries({ kinds: [] })).toEqual([[], 0]);
    expect(await entries({ fromMs: startMs + 1, toMs: startMs + 2 })).toEqual([[2], 1]);
    expect(await entries({ walletType: 'spot', fromMs: startMs + 1, ...page(1, 1) })).toEqual([[4], 2]);
    expect(await entries({ accountId: account(1) })).toEqual([[], 0]);
    const held = await reader.ledgerEntries({ accountId: ann, kinds: ['order_hold'], ...page() });
    expect(held.rows).toEqual([
      {
        entryId: 2,
        walletType: 'spot',
        assetId: usdt,
        kind: 'order_hold',
        available: -4n,
        frozen: 4n,
        availableAfter: 5n,
        frozenAfter: 4n,
        reference: 77,
        sequence: 4,
        atMs: startMs + 1,
      },
    ]);
    expect(await reader.houseBalances()).toEqual([{ house: 'external', assetId: usdt, available: -9n, frozen: 0n }]);
  });

  test('transfers and conversions are listed newest first', async () => {
    const moved = { type: 'transfer.moved', accountId: ann, assetId: usdt, from: 'fiat', to: 'spot' } as const;
    facts.add(startMs, { ...moved, amount: amount(1) }).add(startMs + 1, { ...moved, amount: amount(2) });
    const huge = 10n ** 30n + 1n;
    facts.add(startMs + 2, {
      type: 'convert.converted',
      quoteId: f.quote(8),
      accountId: ann,
      fromAssetId: btc,
      toAssetId: usdt,
      fromAmount: amount(7),
      toAmount: amount(huge),
      fee: amount(1),
      midRate: amount(3),
      rate: amount(2),
    });
    const reader = read();
    const moves = await reader.transfers({ accountId: ann, ...page(1, 1) });
    expect(moves).toEqual({
      rows: [{ sequence: 4, assetId: usdt, amount: 2n, from: 'fiat', to: 'spot', atMs: startMs + 1 }],
      total: 2,
    });
    const converted = await reader.conversions({ accountId: ann, ...page() });
    expect([converted.total, converted.rows[0]?.toAmount, converted.rows[0]?.quoteId]).toEqual([1, huge, 8]);
    expect(await reader.conversions({ accountId: bob, ...page() })).toEqual({ rows: [], total: 0 });
  });
});
