import { createHash } from 'node:crypto';
import {
  type AccountId,
  type Command,
  type OrderId,
  type PlacedOrder,
  selfTradeModes,
  type SelfTradeMode,
} from '@candor/exchange';
import { Seeded } from '@candor/kernel';
import { atoms, type Ppm, price } from '@candor/money';
import { listPair, NaiveBook, type NaiveOutcome, pair, type Runner, startWorld } from '@candor/testkit';
import { expect, test } from 'vitest';

/**
 * The core's own matching against the naive book (RULES 4): the same seeded stream of limit, market, cancel and amend
 * orders of a dozen users goes through both, with icebergs and self-trades of every mode, and after every one of them the trades, the order's
 * state, and in the end the book and a hash over all trades have to be the same.
 */
const users = 12;
const seeds = ['price', 'time', 'priority', 'oracle'] as const;
const operationsPerSeed = 52_000;
/** The middle of the prices, in ticks of 0.01. */
const middle = 6_000_000;
const grid = listPair('BTC/USDT');
const quotePerTickLot = 1n;

interface Known {
  size: number;
  filled: number;
  readonly isPostOnly: boolean;
  readonly visible: number | undefined;
  readonly selfTrade: SelfTradeMode | undefined;
}

class Duel {
  readonly naive = new NaiveBook(quotePerTickLot);
  readonly hash = createHash('sha256');
  readonly naiveHash = createHash('sha256');
  readonly runner: Runner;
  readonly #random: Seeded;
  readonly #accounts: AccountId[];
  /** Of live orders: their whole size and their filled part, in lots. */
  readonly #whole = new Map<number, Known>();
  counts = {
    trades: 0,
    selfTrades: 0,
    icebergs: 0,
    gaveWay: 0,
    rested: 0,
    amended: 0,
    cancelled: 0,
    expired: 0,
    refused: 0,
  };

  constructor(seed: string) {
    this.#random = new Seeded(seed);
    const plenty = { BTC: 10n ** 15n, USDT: 10n ** 17n };
    const { runner, users: accounts } = startWorld({ users, faucet: plenty });
    this.runner = runner;
    this.#accounts = accounts;
    for (const accountId of accounts) {
      for (const assetId of [grid.baseAssetId, grid.quoteAssetId]) {
        runner.must({ type: 'practice.claim', accountId, assetId });
      }
    }
    this.tick();
    runner.checksInvariants = false;
    runner.stepMs = 0;
  }

  /** Market orders need a fresh index; this one never moves. */
  tick(): void {
    this.runner.tick([{ pairId: pair['BTC/USDT'], price: price(middle * grid.tick) }]);
    this.runner.steps.length = 0;
  }

  operate(): void {
    const random = this.#random;
    const draw = random.below(100);
    if (draw < 55) this.#limit();
    else if (draw < 70) this.#market();
    else if (draw < 85) this.#cancel();
    else this.#amend();
    this.runner.steps.length = 0;
  }

  compareBooks(): void {
    const { book } = this.runner.core.spot.market(pair['BTC/USDT']);
    for (const side of ['buy', 'sell'] as const) {
      const line = this.naive
        .line(side)
        .map(({ orderId, ticks, lots, account }) => ({ orderId, ticks, lots, account }));
      expect([...book.orders(side)]).toEqual(line);
    }
    this.runner.core.checkInvariants();
  }

  #limit(): void {
    const random = this.#random;
    const account = random.pick(this.#accounts);
    const { side, ticks } = this.#somewhere();
    const lots = 200 + random.below(2_000);
    const timeInForce = random.pick(['gtc', 'gtc', 'gtc', 'ioc', 'fok'] as const);
    const isPostOnly = timeInForce === 'gtc' && random.chance(1, 8);
    const orderId = this.runner.core.spot.nextOrderId as OrderId;
    const wouldTake = this.#wouldTake(side, ticks);
    const visible = timeInForce === 'gtc' && random.chance(1, 4) ? Math.ceil(lots / (1 + random.below(10))) : undefined;
    const selfTrade = !isPostOnly && random.chance(1, 2) ? random.pick(selfTradeModes) : undefined;
    const isFull = this.naive.resting.filter((order) => order.account === account).length >= 200;
    const refusal = isPostOnly && wouldTake ? 'post_only_would_take' : isFull ? 'too_many_open_orders' : undefined;
    const command = {
      ...this.#kindOf(visible, selfTrade),
      accountId: account,
      pairId: pair['BTC/USDT'],
      side,
      orderType: 'limit',
      timeInForce,
      ...(isPostOnly ? { isPostOnly: 'yes' as const } : {}),
      price: price(ticks * grid.tick),
      quantity: atoms(BigInt(lots) * grid.lot),
    } as const;
    if (refusal !== undefined) return this.#refused(command, refusal);
    this.#whole.set(orderId, { size: lots, filled: 0, isPostOnly, visible, selfTrade });
    if (visible !== undefined) this.counts.icebergs += 1;
    this.#same(
      command,
      this.naive.limit({
        orderId,
        account,
        side,
        ticks,
        lots,
        timeInForce,
        ...(visible === undefined ? {} : { visible }),
        ...(selfTrade === undefined ? {} : { selfTrade }),
      }),
    );
  }

  #market(): void {
    const random = this.#random;
    const account = random.pick(this.#accounts);
    const side = random.pick(['buy', 'sell'] as const);
    const slippagePpm = BigInt(1 + random.below(60));
    const isByQuote = random.chance(1, 2);
    const lots = 200 + random.below(4_000);
    const quote = BigInt(lots) * BigInt(middle) + BigInt(random.below(middle));
    const selfTrade = random.chance(1, 2) ? random.pick(selfTradeModes) : undefined;
    const command = {
      ...this.#kindOf(undefined, selfTrade),
      accountId: account,
      pairId: pair['BTC/USDT'],
      side,
      orderType: 'market',
      timeInForce: 'ioc',
      ...(isByQuote ? { quoteAmount: atoms(quote) } : { quantity: atoms(BigInt(lots) * grid.lot) }),
      slippage: Number(slippagePpm) as Ppm,
    } as const;
    const isFull = this.naive.resting.filter((order) => order.account === account).length >= 200;
    if (isFull) return this.#refused(command, 'too_many_open_orders');
    const mode = selfTrade === undefined ? {} : { selfTrade };
    this.#same(
      command,
      this.naive.market({ account, side, slippagePpm, ...mode, ...(isByQuote ? { quote } : { lots }) }),
    );
  }

  #cancel(): void {
    const order = this.#someResting();
    if (order === undefined) return;
    this.naive.cancel(order.orderId);
    const { account, orderId } = order;
    this.runner.must({ type: 'spot.cancel', accountId: account as AccountId, orderId: orderId as OrderId });
    this.counts.cancelled += 1;
  }

  #amend(): void {
    const random = this.#random;
    const order = this.#someResting();
    if (order === undefined) return;
    const known = this.#whole.get(order.orderId) as Known;
    const whole = order.lots + (order.hidden ?? 0);
    const isSamePrice = random.chance(1, 2);
    const ticks = isSamePrice ? order.ticks : this.#somewhere(order.side).ticks;
    const left = random.chance(1, 2) ? 1 + random.below(whole) : whole + random.below(300);
    const size = known.filled + left;
    const command = {
      type: 'spot.amend',
      accountId: order.account as AccountId,
      orderId: order.orderId as OrderId,
      price: price(ticks * grid.tick),
      quantity: atoms(BigInt(size) * grid.lot),
    } as const;
    const isSmall = BigInt(ticks) * BigInt(size) * quotePerTickLot < grid.minNotional;
    const isHidden = known.visible !== undefined && size > known.visible * 10;
    if (isHidden) return this.#refused(command, 'visible_quantity_invalid');
    if (isSmall) return this.#refused(command, 'notional_too_small');
    if (known.isPostOnly && this.#wouldTake(order.side, ticks)) return this.#refused(command, 'post_only_would_take');
    if (ticks === order.ticks && left === whole) return this.#refused(command, 'amend_nothing');
    known.size = size;
    this.counts.amended += 1;
    this.#same(command, this.naive.amend(order.orderId, ticks, left, known.selfTrade));
  }

  #kindOf(visible: number | undefined, selfTrade: SelfTradeMode | undefined) {
    if (visible === undefined && selfTrade === undefined) return { type: 'spot.place' } as const;
    const conditions = {
      ...(visible === undefined ? {} : { visibleQuantity: atoms(BigInt(visible) * grid.lot) }),
      ...(selfTrade === undefined ? {} : { selfTrade }),
    };
    return { type: 'spot.place_conditional', conditions } as const;
  }

  #refused(command: Command, code: string): void {
    expect(this.runner.send(command)).toEqual({ ok: false, code });
    this.counts.refused += 1;
  }

  /** Applies a command to the core and compares its effect with the oracle's. */
  #same(command: Command, expected: NaiveOutcome): void {
    const step = this.runner.step(command);
    const { outcome } = step.applied;
    if (!outcome.ok) throw new Error(`${JSON.stringify(command, String)} is refused: ${outcome.code}`);
    const answer = outcome.value as PlacedOrder;
    const traded: (readonly [number, number, number])[] = [];
    for (const event of step.events) {
      if (event.type === 'spot.traded') {
        const lots = Number(event.quantity / grid.lot);
        traded.push([event.makerOrderId, event.price / grid.tick, lots]);
        const maker = this.#whole.get(event.makerOrderId);
        if (maker !== undefined) maker.filled += lots;
        const taker = this.#whole.get(event.takerOrderId);
        if (taker !== undefined) taker.filled += lots;
      }
      if (event.type !== 'spot.order_ended') continue;
      if (event.status === 'cancelled' && event.reason === 'self_trade') this.counts.gaveWay += 1;
      this.#whole.delete(event.orderId);
    }
    const foreseen = expected.trades.map(({ makerOrderId, ticks, lots }) => [makerOrderId, ticks, lots] as const);
    expect({ trades: traded, status: answer.status, reason: answer.reason }).toEqual({
      trades: foreseen,
      status: expected.status,
      reason: expected.reason,
    });
    this.hash.update(JSON.stringify(traded));
    this.naiveHash.update(JSON.stringify(foreseen));
    this.counts.trades += traded.length;
    if (expected.reason === 'self_trade') this.counts.selfTrades += 1;
    if (expected.status === 'open') this.counts.rested += 1;
    if (expected.status === 'expired') this.counts.expired += 1;
  }

  #wouldTake(side: 'buy' | 'sell', ticks: number): boolean {
    const best = this.naive.next(side)?.ticks;
    return best !== undefined && (side === 'buy' ? best <= ticks : best >= ticks);
  }

  #someResting() {
    return this.naive.resting[this.#random.below(this.naive.resting.length + 1)];
  }

  /** A price around the middle, mostly on its own side of it. */
  #somewhere(side: 'buy' | 'sell' = this.#random.pick(['buy', 'sell'] as const)) {
    const away = this.#random.below(80) - 16;
    return { side, ticks: side === 'buy' ? middle - away : middle + away };
  }
}

test.each(seeds)('RULES 4: the fast book trades as the naive one does (%s)', (seed) => {
  const duel = new Duel(seed);
  for (let i = 0; i < operationsPerSeed; i++) {
    duel.operate();
    if (i % 2_000 === 0) duel.compareBooks();
  }
  duel.compareBooks();
  expect(duel.hash.digest('hex')).toBe(duel.naiveHash.digest('hex'));
  for (const [what, count] of Object.entries(duel.counts)) expect(count, what).toBeGreaterThan(100);
});
