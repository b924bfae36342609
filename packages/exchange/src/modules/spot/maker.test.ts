import { type AccountId, house } from '@candor/exchange';
import { atoms, type Ppm, price } from '@candor/money';
import { asset, pair, type Runner, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';

const btcUsdt = pair['BTC/USDT'];
const usdt = (whole: number) => price(whole * 100_000_000);

function ladder(runner: Runner, levels: number, size = 1_000_000n): void {
  runner.must({
    type: 'spot.set_maker',
    pairId: btcUsdt,
    halfSpread: 500 as Ppm,
    step: 500 as Ppm,
    levels,
    quantity: atoms(size),
  });
}

function tickAt(runner: Runner, whole: number): void {
  runner.tick([{ pairId: btcUsdt, price: usdt(whole) }]);
}

function book(runner: Runner) {
  const { bids, asks } = runner.core.queries.book(btcUsdt, 100);
  return { bids: bids.map(([at]) => at / 100_000_000), asks: asks.map(([at]) => at / 100_000_000) };
}

/** Everything `liquidity` has of an asset, frozen or not. */
function funds(runner: Runner, assetId: number): bigint {
  const balance = runner.core.queries.balances(house.liquidity).find((one) => one.assetId === assetId);
  return (balance?.available ?? 0n) + (balance?.frozen ?? 0n);
}

describe('RULES 4: the house maker', () => {
  test('keeps a ladder around the index, each level further and larger, and follows it', () => {
    const { runner } = startWorld({ maker: { BTC: 10n ** 10n, ETH: 10n ** 11n, USDT: 10n ** 13n } });
    tickAt(runner, 60_000);
    expect(book(runner)).toEqual({
      bids: [59_970, 59_940, 59_910, 59_880, 59_850],
      asks: [60_030, 60_060, 60_090, 60_120, 60_150],
    });
    const { bids } = runner.core.queries.book(btcUsdt, 100);
    expect(bids.map(([, quantity]) => quantity)).toEqual([1n, 2n, 3n, 4n, 5n].map((times) => times * 1_000_000n));
    tickAt(runner, 61_000);
    expect(book(runner).bids[0]).toBe(60_969.5);
  });

  test('a deep ladder is uneven, never nearer than its terms, holds what they say on average, and changes', () => {
    const { runner } = startWorld({ maker: { BTC: 10n ** 13n, ETH: 10n ** 13n, USDT: 10n ** 16n } });
    const levels = 16;
    ladder(runner, levels);
    const even = (1_000_000n * BigInt(levels * (levels + 1))) / 2n;
    const [sums, shapes, sizes]: [bigint[], Set<string>, Set<bigint>] = [[], new Set(), new Set()];
    for (let seconds = 0; seconds < 120; seconds++) {
      tickAt(runner, 60_000);
      const book = runner.core.queries.book(btcUsdt, 100);
      for (const side of ['bids', 'asks'] as const) {
        const rows = book[side];
        const nearest = side === 'bids' ? 60_000 - 30 : 60_000 + 30;
        const first = (rows[0]?.[0] ?? 0) / 100_000_000;
        expect(side === 'bids' ? first <= nearest : first >= nearest).toBe(true);
        expect(Math.abs(first - nearest)).toBeLessThan(30);
        expect(rows.length).toBeGreaterThan(levels / 2);
        sums.push(rows.reduce((sum, [, quantity]) => sum + quantity, 0n));
        shapes.add(rows.map(([at]) => at).join());
        for (const [, quantity] of rows) sizes.add(quantity);
      }
      runner.wait(1_000);
    }
    const mean = Number(sums.reduce((sum, one) => sum + one, 0n)) / sums.length / Number(even);
    expect(mean).toBeGreaterThan(0.6);
    expect(mean).toBeLessThan(1.1);
    expect(shapes.size).toBeGreaterThan(60);
    expect(sizes.size).toBeGreaterThan(200);
  });

  test('offers no more than it has, and its funds are finite', () => {
    const { runner, users } = startWorld({ faucet: { USDT: 10n ** 12n } });
    const [me] = users as [AccountId];
    runner.must({ type: 'house.fund', house: 'liquidity', assetId: asset.BTC, amount: atoms(2_500_000n) });
    ladder(runner, 5);
    tickAt(runner, 60_000);
    // One, then the remainder of two; nothing to buy with.
    const { bids, asks } = runner.core.queries.book(btcUsdt, 100);
    expect([bids, asks.map(([, quantity]) => quantity)]).toEqual([[], [1_000_000n, 1_500_000n]]);
    runner.must({ type: 'practice.claim', accountId: me, assetId: asset.USDT });
    const order = { type: 'spot.place', accountId: me, pairId: btcUsdt, side: 'buy', orderType: 'market' } as const;
    const bought = runner.must({ ...order, timeInForce: 'ioc', quantity: atoms(5_000_000n) });
    expect(bought).toMatchObject({ filled: 2_500_000n, status: 'expired', reason: 'no_liquidity' });
    expect(funds(runner, asset.BTC)).toBe(0n);
  });

  test('has no priority: it queues behind earlier orders', () => {
    const { runner, users } = startWorld({ maker: { BTC: 10n ** 10n, ETH: 10n ** 11n, USDT: 10n ** 13n } });
    const [me, other] = users as [AccountId, AccountId];
    runner.must({ type: 'practice.claim', accountId: me, assetId: asset.BTC });
    runner.must({ type: 'practice.claim', accountId: other, assetId: asset.USDT });
    const common = { type: 'spot.place', pairId: btcUsdt, quantity: atoms(1_000_000n) } as const;
    const mine = runner.must({
      ...common,
      accountId: me,
      side: 'sell',
      orderType: 'limit',
      timeInForce: 'gtc',
      price: usdt(60_030),
    });
    tickAt(runner, 60_000);
    const step = runner.step({ ...common, accountId: other, side: 'buy', orderType: 'market', timeInForce: 'ioc' });
    expect(step.events.find((event) => event.type === 'spot.traded')).toMatchObject({ makerOrderId: mine.orderId });
  });

  test('crosses resting users at their price, and pays the taker fee', () => {
    const { runner, users } = startWorld({ maker: { BTC: 10n ** 10n, ETH: 10n ** 11n, USDT: 10n ** 13n } });
    const [me] = users as [AccountId];
    runner.must({ type: 'practice.claim', accountId: me, assetId: asset.USDT });
    runner.must({
      type: 'spot.place',
      accountId: me,
      pairId: btcUsdt,
      side: 'buy',
      orderType: 'limit',
      timeInForce: 'gtc',
      price: usdt(62_000),
      quantity: atoms(500_000n),
    });
    const { events } = runner.tick([{ pairId: btcUsdt, price: usdt(60_000) }]);
    expect(events.find((event) => event.type === 'spot.traded')).toMatchObject({
      price: usdt(62_000),
      quantity: 500_000n,
      takerSide: 'sell',
      takerOrderId: 0,
      takerAccountId: house.liquidity,
      takerFee: 310_000n,
      makerAccountId: me,
    });
  });

  test('withdraws the ladder when the index is older than 5 s, and not a millisecond earlier', () => {
    const { runner } = startWorld({ maker: { BTC: 10n ** 10n, ETH: 10n ** 11n, USDT: 10n ** 13n } });
    tickAt(runner, 60_000);
    runner.wait(4_999);
    runner.must({ type: 'accounts.open' });
    expect(book(runner).bids).toHaveLength(5);
    runner.must({ type: 'accounts.open' });
    expect(book(runner)).toEqual({ bids: [], asks: [] });
    expect(runner.core.queries.balances(house.liquidity).every(({ frozen }) => frozen === 0n)).toBe(true);
  });

  test('a tick that comes more than 5 s late neither lays a ladder nor wakes a stop', () => {
    const { runner, users } = startWorld({ maker: { BTC: 10n ** 10n, ETH: 10n ** 11n, USDT: 10n ** 13n } });
    const [me] = users as [AccountId];
    tickAt(runner, 60_000);
    runner.must({ type: 'practice.claim', accountId: me, assetId: asset.BTC });
    const stop = runner.must({
      type: 'spot.place',
      accountId: me,
      pairId: btcUsdt,
      side: 'sell',
      orderType: 'stop_market',
      timeInForce: 'ioc',
      stopPrice: usdt(59_000),
      quantity: atoms(1_000_000n),
    });
    const gridIndex = runner.core.index.lastGridIndex + 1;
    runner.wait(60_000);
    runner.must({ type: 'index.tick', gridIndex, prices: [{ pairId: btcUsdt, price: usdt(58_000) }] });
    expect(book(runner)).toEqual({ bids: [], asks: [] });
    expect(runner.core.queries.openOrder(me, stop.orderId)?.status).toBe('waiting');
  });

  test('a ladder that gets fewer levels leaves nothing behind, whichever side was short of funds', () => {
    const { runner } = startWorld();
    runner.must({ type: 'house.fund', house: 'liquidity', assetId: asset.BTC, amount: atoms(10n ** 10n) });
    ladder(runner, 10);
    tickAt(runner, 60_000);
    expect(book(runner).asks).toHaveLength(10);
    runner.must({ type: 'house.fund', house: 'liquidity', assetId: asset.USDT, amount: atoms(10n ** 13n) });
    ladder(runner, 2);
    tickAt(runner, 61_000);
    expect(book(runner)).toEqual({ bids: [60_969.5, 60_939], asks: [61_030.5, 61_061] });
    ladder(runner, 0);
    tickAt(runner, 61_000);
    expect(book(runner)).toEqual({ bids: [], asks: [] });
  });
});
