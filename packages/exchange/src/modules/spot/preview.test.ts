import { type AccountId, type CommandOf, type OrderType, restoreCore, selfTradeModes } from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, type Price, price } from '@candor/money';
import { pair, Runner, startWorld } from '@candor/testkit';
import { describe, expect, test } from 'vitest';
import { type MarketView } from './depth.ts';
import { orderFigures } from './figures.ts';
import { planOrder } from './plan.ts';

type Place = CommandOf<'spot.place'>;
type Conditional = CommandOf<'spot.place_conditional'>;

const btcUsdt = pair['BTC/USDT'];
const tick = 1_000_000;
const lot = 10_000n;
const middle = 6_000_000;
const sides = ['buy', 'sell'] as const;
const types: readonly OrderType[] = [
  ...(['limit', 'limit', 'limit', 'market', 'market'] as const),
  ...(['stop_limit', 'stop_market', 'take_profit_limit', 'take_profit_market'] as const),
];

/** Conditions without icebergs: a preview tells only what the book shows of those. */
function someConditions(random: Seeded, nowMs: number): CommandOf<'spot.place_conditional'>['conditions'] {
  return {
    ...(random.chance(1, 2) ? { selfTrade: random.pick(selfTradeModes) } : {}),
    ...(random.chance(1, 4) ? { expiresAtMs: (Math.floor(nowMs / 60_000) + random.below(3)) * 60_000 } : {}),
    ...(random.chance(1, 8) ? { trailRate: random.below(250_000) as Ppm } : {}),
  };
}

/** An order that is usually sensible and sometimes not. */
function someOrder(random: Seeded, accountId: AccountId, nowMs?: number): Place | Conditional {
  const orderType = random.pick(types);
  const isMarket = orderType.endsWith('market');
  const isByQuote = orderType === 'market' && random.chance(1, 2);
  const near = (spread: number) => price((middle + random.below(spread * 2) - spread) * tick);
  const size = 1n + BigInt(random.below(3_000));
  const kind =
    nowMs === undefined || random.chance(1, 2)
      ? ({ type: 'spot.place' } as const)
      : ({ type: 'spot.place_conditional', conditions: someConditions(random, nowMs) } as const);
  const trails = kind.type === 'spot.place_conditional' && kind.conditions.trailRate !== undefined;
  return {
    ...kind,
    accountId,
    pairId: btcUsdt,
    side: random.pick(sides),
    orderType,
    timeInForce: isMarket
      ? random.pick(['ioc', 'ioc', 'ioc', 'fok'] as const)
      : random.pick(['gtc', 'gtc', 'ioc', 'fok'] as const),
    ...(orderType === 'limit' && random.chance(1, 10) ? { isPostOnly: 'yes' as const } : {}),
    ...(isMarket ? {} : { price: near(40) }),
    ...(orderType.includes('_') && !trails ? { stopPrice: near(200) } : {}),
    ...(isByQuote ? { quoteAmount: atoms(size * 6_000_000n) } : { quantity: atoms(size * lot) }),
    ...(isMarket && random.chance(1, 2) ? { slippage: (1 + random.below(20)) as Ppm } : {}),
  };
}

function randomWorld(seed: string) {
  const { runner, users } = startWorld({ users: 4, faucet: { BTC: 20_000_000_000n, USDT: 5_000_000_000_000n } });
  for (const accountId of users) {
    for (const { assetId } of runner.core.queries.assets().filter(({ faucet }) => faucet !== undefined)) {
      runner.must({ type: 'practice.claim', accountId, assetId });
    }
  }
  runner.tick([{ pairId: btcUsdt, price: price(middle * tick) }]);
  runner.stepMs = 0;
  return { runner, users, random: new Seeded(seed) };
}

describe('RULES 4: the preview is the execution', () => {
  test.each(['p1', 'p2', 'p3', 'p4'])('an order executes as previewed, fill for fill and fee for fee (%s)', (seed) => {
    const { runner, users, random } = randomWorld(seed);
    const ends = new Map<string, number>();
    for (let i = 0; i < 1_500; i++) {
      const order = someOrder(random, random.pick(users), runner.nowMs);
      const preview = runner.core.queries.previewOrder(order);
      const before = runner.core.stateHash().root;
      expect(runner.core.queries.previewOrder(order)).toEqual(preview);
      expect(runner.core.stateHash().root).toBe(before);
      const outcome = runner.send(order);
      if (outcome.ok) {
        const { filled, filledQuote, fee, status, reason } = outcome.value;
        expect(preview, JSON.stringify(order, String)).toMatchObject({
          filled,
          filledQuote,
          takerFee: fee,
          endsAs: status,
        });
        expect(preview.rejects).toBeUndefined();
        expect(preview.reason).toBe(reason);
      } else {
        expect(preview.rejects).toBe(outcome.code);
      }
      const end = outcome.ok ? `${outcome.value.status} ${outcome.value.reason ?? ''}` : outcome.code;
      ends.set(end, (ends.get(end) ?? 0) + 1);
      runner.steps.length = 0;
      if (random.chance(1, 6)) runner.send({ type: 'spot.cancel_all', accountId: random.pick(users) });
    }
    for (const end of ['filled filled', 'expired self_trade', 'expired fill_or_kill_incomplete', 'open ', 'waiting ']) {
      expect(ends.get(end), end).toBeGreaterThan(5);
    }
  });

  test('planning with the levels that the app sees yields the same result as planning with orders', () => {
    const { runner, users, random } = randomWorld('levels');
    const stranger = runner.must({ type: 'accounts.open' }).accountId;
    const rules = () => {
      const found = runner.core.catalog.pairs.get(btcUsdt);
      if (found === undefined) throw new Error('the pair is listed');
      return found;
    };
    for (let i = 0; i < 1_000; i++) {
      runner.send(someOrder(random, random.pick(users)));
      runner.steps.length = 0;
      const order = someOrder(random, stranger);
      const seen = runner.core.queries.book(btcUsdt, 1_000);
      const inLots = (levels: typeof seen.bids) =>
        levels.map(([at, quantity]) => [at / tick, Number(quantity / lot)] as const);
      const book = { buy: inLots(seen.bids), sell: inLots(seen.asks) };
      const market: MarketView = {
        index: price(middle * tick),
        bestTicks: (side) => book[side][0]?.[0] ?? 0,
        depth: (side) => book[side],
      };
      const planned = planOrder(rules(), market, order);
      const preview = runner.core.queries.previewOrder(order);
      // The stranger has no money, which is visible to the core only.
      if (!planned.ok) expect(preview.rejects).toBe(planned.code);
      else {
        expect(preview.rejects ?? 'balance_insufficient').toBe('balance_insufficient');
        const { filled, filledQuote, takerFee, makerFee, receives, status, reason } = orderFigures(
          rules(),
          order,
          planned.value,
        );
        const hold = planned.value.hold;
        expect(preview).toMatchObject({ filled, filledQuote, takerFee, makerFee, receives, hold, endsAs: status });
        expect(preview.reason).toBe(reason);
      }
    }
  });
});

describe('where a preview is easily wrong', () => {
  const rest = (runner: Runner, accountId: AccountId, at: number, lots: bigint) =>
    runner.must({
      type: 'spot.place',
      accountId,
      pairId: btcUsdt,
      side: 'sell',
      orderType: 'limit',
      timeInForce: 'gtc',
      price: price(at * tick),
      quantity: atoms(lots * lot),
    });

  test('an own order beyond the limit does not end the order: the remainder rests', () => {
    const { runner, users } = randomWorld('own');
    const [me, other] = users as [AccountId, AccountId];
    rest(runner, other, middle + 10, 100n);
    rest(runner, me, middle + 30, 100n);
    const order: Place = {
      type: 'spot.place',
      accountId: me,
      pairId: btcUsdt,
      side: 'buy',
      orderType: 'limit',
      timeInForce: 'gtc',
      price: price((middle + 20) * tick),
      quantity: atoms(300n * lot),
    };
    expect(runner.core.queries.previewOrder(order)).toMatchObject({ endsAs: 'open', filled: 100n * lot });
    expect(runner.must(order)).toMatchObject({ status: 'open', filled: 100n * lot });
  });

  test('a fill-or-kill that cannot fill whole fills nothing, in the preview too', () => {
    const { runner, users } = randomWorld('fok');
    const [me, other] = users as [AccountId, AccountId];
    rest(runner, other, middle, 100n);
    const preview = runner.core.queries.previewOrder({
      type: 'spot.place',
      accountId: me,
      pairId: btcUsdt,
      side: 'buy',
      orderType: 'limit',
      timeInForce: 'fok',
      price: (middle * tick) as Price,
      quantity: atoms(101n * lot),
    });
    expect(preview).toMatchObject({ endsAs: 'expired', reason: 'fill_or_kill_incomplete', filled: 0n, takerFee: 0n });
    expect(preview.averagePrice).toBeUndefined();
  });
});

test('a restored core previews and answers as the one it was taken from', () => {
  const { runner, users, random } = randomWorld('restore');
  for (let i = 0; i < 300; i++) runner.send(someOrder(random, random.pick(users), runner.nowMs));
  const twin = new Runner(restoreCore(runner.core.snapshot()), runner.nowMs);
  twin.stepMs = 0;
  for (let i = 0; i < 100; i++) {
    const order = someOrder(random, random.pick(users), runner.nowMs);
    expect(twin.core.queries.previewOrder(order)).toEqual(runner.core.queries.previewOrder(order));
    expect(twin.send(order)).toEqual(runner.send(order));
    for (const accountId of users) {
      expect(twin.core.queries.openOrders(accountId)).toEqual(runner.core.queries.openOrders(accountId));
      expect(twin.core.queries.balances(accountId)).toEqual(runner.core.queries.balances(accountId));
    }
  }
});
