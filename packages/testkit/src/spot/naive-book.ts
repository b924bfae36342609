import type { EndReason, OrderStatus, SelfTradeMode, Side, TimeInForce } from '@candor/exchange';

interface NaiveOrder {
  readonly orderId: number;
  readonly account: number;
  readonly side: Side;
  ticks: number;
  /** In the book; of an iceberg the rest is `hidden`. */
  lots: number;
  hidden?: number;
  readonly visible?: number;
}

interface NaiveTrade {
  readonly makerOrderId: number;
  readonly ticks: number;
  readonly lots: number;
}

/** The outcome of an incoming order. */
export interface NaiveOutcome {
  readonly trades: readonly NaiveTrade[];
  readonly status: OrderStatus;
  readonly reason?: EndReason;
}

interface NaiveLimit {
  readonly orderId: number;
  readonly account: number;
  readonly side: Side;
  readonly ticks: number;
  readonly lots: number;
  readonly timeInForce: TimeInForce;
  readonly selfTrade?: SelfTradeMode;
  /** Lots that an iceberg shows. */
  readonly visible?: number;
}

interface NaiveMarket {
  readonly account: number;
  readonly side: Side;
  /** One of the two. */
  readonly lots?: number;
  readonly quote?: bigint;
  readonly slippagePpm: bigint;
  readonly selfTrade?: SelfTradeMode;
}

/**
 * Price-time priority (RULES 4) in the plainest way there is: one array in order of arrival, searched from the start
 * for every match. It shares no code with the fast book and is the oracle it is compared with.
 */
export class NaiveBook {
  readonly resting: NaiveOrder[] = [];
  /** Quote atoms of one lot at one tick. */
  readonly #quotePerTickLot: bigint;

  constructor(quotePerTickLot: bigint) {
    this.#quotePerTickLot = quotePerTickLot;
  }

  /** The next order to match with one of `side`: the best price, and the earliest at it. */
  next(side: Side): NaiveOrder | undefined {
    let best: NaiveOrder | undefined;
    for (const order of this.resting) {
      if (order.side === side) continue;
      const isBetter = best === undefined || (side === 'buy' ? order.ticks < best.ticks : order.ticks > best.ticks);
      if (isBetter) best = order;
    }
    return best;
  }

  limit(order: NaiveLimit): NaiveOutcome {
    if (order.timeInForce === 'fok' && !this.#fillsWhole(order)) {
      return { trades: [], status: 'expired', reason: 'fill_or_kill_incomplete' };
    }
    const trades: NaiveTrade[] = [];
    let left = order.lots;
    while (left > 0) {
      const maker = this.next(order.side);
      if (maker === undefined || !this.#isAcceptable(order.side, order.ticks, maker.ticks)) break;
      if (maker.account === order.account) {
        if (this.#endsOn(maker, order.selfTrade)) return { trades, status: 'expired', reason: 'self_trade' };
        continue;
      }
      left -= this.#take(maker, left, trades);
    }
    if (left === 0) return { trades, status: 'filled', reason: 'filled' };
    if (order.timeInForce === 'ioc') return { trades, status: 'expired', reason: 'immediate_remainder' };
    const { orderId, account, side, ticks, visible } = order;
    const lots = Math.min(left, visible ?? left);
    this.resting.push({
      orderId,
      account,
      side,
      ticks,
      lots,
      ...(visible === undefined ? {} : { hidden: left - lots, visible }),
    });
    return { trades, status: 'open' };
  }

  market(order: NaiveMarket): NaiveOutcome {
    const trades: NaiveTrade[] = [];
    const first = this.next(order.side);
    let lotsLeft = order.lots ?? 0;
    let quoteLeft = order.quote ?? 0n;
    for (;;) {
      if (order.lots !== undefined && lotsLeft === 0) return { trades, status: 'filled', reason: 'filled' };
      if (order.quote !== undefined && quoteLeft === 0n) return { trades, status: 'filled', reason: 'quote_spent' };
      const maker = this.next(order.side);
      if (first === undefined || maker === undefined) return { trades, status: 'expired', reason: 'no_liquidity' };
      if (!isWithinSlippage(order, first.ticks, maker.ticks))
        return { trades, status: 'expired', reason: 'slippage_limit' };
      if (maker.account === order.account) {
        if (this.#endsOn(maker, order.selfTrade)) return { trades, status: 'expired', reason: 'self_trade' };
        continue;
      }
      const perLot = BigInt(maker.ticks) * this.#quotePerTickLot;
      const wanted = order.lots === undefined ? Number(quoteLeft / perLot) : lotsLeft;
      if (wanted === 0) return { trades, status: 'filled', reason: 'quote_spent' };
      const taken = this.#take(maker, wanted, trades);
      lotsLeft -= taken;
      quoteLeft -= BigInt(taken) * perLot;
    }
  }

  cancel(orderId: number): boolean {
    const position = this.resting.findIndex((order) => order.orderId === orderId);
    if (position < 0) return false;
    this.resting.splice(position, 1);
    return true;
  }

  /**
   * Smaller at the same price keeps its place, and an iceberg of any size; anything else leaves and comes in again. `lots` is the
   * remainder.
   */
  amend(orderId: number, ticks: number, lots: number, selfTrade?: SelfTradeMode): NaiveOutcome {
    const order = this.resting.find((resting) => resting.orderId === orderId);
    if (order === undefined) throw new Error('an order that is amended rests');
    if (order.ticks === ticks && (lots < order.lots || order.visible !== undefined)) {
      order.lots = Math.min(lots, order.lots);
      if (order.visible !== undefined) order.hidden = lots - order.lots;
      return { trades: [], status: 'open' };
    }
    this.cancel(orderId);
    const { account, side, visible } = order;
    return this.limit({
      orderId,
      account,
      side,
      ticks,
      lots,
      timeInForce: 'gtc',
      ...(visible === undefined ? {} : { visible }),
      ...(selfTrade === undefined ? {} : { selfTrade }),
    });
  }

  /** A side's orders in the order they would be matched. */
  line(side: Side): NaiveOrder[] {
    const orders = this.resting.filter((order) => order.side === side);
    return orders.sort((a, b) => (side === 'buy' ? b.ticks - a.ticks : a.ticks - b.ticks));
  }

  #isAcceptable(side: Side, limit: number, ticks: number): boolean {
    return side === 'buy' ? ticks <= limit : ticks >= limit;
  }

  /** The hidden lots of a level count once all that it shows is taken, if no own order stops that before. */
  #fillsWhole({ side, account, ticks, lots, selfTrade }: NaiveLimit): boolean {
    let left = lots;
    let hidden = 0;
    let level = 0;
    for (const maker of this.line(side === 'buy' ? 'sell' : 'buy')) {
      if (!this.#isAcceptable(side, ticks, maker.ticks)) break;
      if (maker.ticks !== level) {
        left -= hidden;
        hidden = 0;
        level = maker.ticks;
      }
      if (maker.account === account) {
        if (selfTrade === 'expire_maker') continue;
        return left <= 0;
      }
      left -= maker.lots;
      hidden += maker.hidden ?? 0;
    }
    return left - hidden <= 0;
  }

  /** Ends the own order that is in the way, or says that the incoming one ends. */
  #endsOn(maker: NaiveOrder, mode: SelfTradeMode = 'expire_taker'): boolean {
    if (mode !== 'expire_taker') this.cancel(maker.orderId);
    return mode !== 'expire_maker';
  }

  #take(maker: NaiveOrder, wanted: number, trades: NaiveTrade[]): number {
    const lots = Math.min(wanted, maker.lots);
    maker.lots -= lots;
    trades.push({ makerOrderId: maker.orderId, ticks: maker.ticks, lots });
    if (maker.lots > 0) return lots;
    this.cancel(maker.orderId);
    const hidden = maker.hidden ?? 0;
    const next = Math.min(hidden, maker.visible ?? 0);
    if (next > 0) this.resting.push({ ...maker, lots: next, hidden: hidden - next });
    return lots;
  }
}

/** A market order goes no further than its slippage from the first price it met. */
function isWithinSlippage(order: NaiveMarket, firstTicks: number, ticks: number): boolean {
  const one = 1_000_000n;
  return order.side === 'buy'
    ? BigInt(ticks) * one <= BigInt(firstTicks) * (one + order.slippagePpm)
    : BigInt(ticks) * one >= BigInt(firstTicks) * (one - order.slippagePpm);
}
