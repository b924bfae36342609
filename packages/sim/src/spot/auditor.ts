import type { AccountId, CoreMachine, EventOf, OrderView } from '@candor/exchange';
import { type Auditor, expectThat, Violation, type Delivery } from '../auditors/auditor.ts';

type Placed = EventOf<'spot.order_placed'>;
type Traded = EventOf<'spot.traded'>;

interface Role {
  received: bigint;
  charged: bigint;
}

interface Order {
  readonly placed: Placed;
  price: number | undefined;
  quantity: bigint | undefined;
  status: string;
  filled: bigint;
  filledQuote: bigint;
  readonly taker: Role;
  readonly maker: Role;
}

const one = 1_000_000n;
/** The largest slippage of an order. */
const slippageMax = 200_000n;

/** Orders, their fills and their fees from the facts of spot alone, equal to the core's open orders. */
export class SpotAuditor implements Auditor {
  readonly #live = new Map<number, Order>();
  readonly #accounts = new Set<AccountId>();
  /** Of triggered market orders, in the record being audited. */
  readonly #firstPrices = new Map<number, number>();
  /** The time until which orders with conditions are good. */
  readonly #expiries = new Map<number, number>();
  #lastTrade = 0;

  hear({ events, sequence }: Delivery): void {
    this.#firstPrices.clear();
    const fees = new Map<number, bigint>();
    const posted = new Map<number, bigint>();
    for (const event of events) {
      switch (event.type) {
        case 'spot.order_placed':
          this.#place(event);
          break;
        case 'spot.order_triggered':
          this.#of(event.orderId).status = 'open';
          break;
        case 'spot.order_amended': {
          const order = this.#of(event.orderId);
          order.price = event.price;
          order.quantity = event.quantity;
          break;
        }
        case 'spot.conditions_set':
          this.#expiries.set(event.orderId, event.expiresAtMs ?? Number.POSITIVE_INFINITY);
          break;
        case 'spot.stop_amended': {
          const order = this.#of(event.orderId);
          order.price = event.price;
          order.quantity = event.quantity;
          break;
        }
        case 'spot.traded':
          this.#trade(event, fees);
          break;
        case 'spot.order_ended':
          this.#end(event);
          break;
        case 'ledger.posted':
          for (const { kind, accountId, assetId, available } of event.lines) {
            if (kind === 'trade_fee' && accountId === 2) posted.set(assetId, (posted.get(assetId) ?? 0n) + available);
          }
          break;
        default:
          // The rest is not about orders.
          break;
      }
    }
    const charged = [...fees.values()].reduce((all, fee) => all + fee, 0n);
    const collected = [...posted.values()].reduce((all, fee) => all + fee, 0n);
    expectThat(charged === collected, `the house collects the fees of the trades, at sequence ${sequence}`);
  }

  compare(core: CoreMachine): void {
    const seen = new Set<number>();
    for (const accountId of this.#accounts) {
      for (const view of core.queries.openOrders(accountId)) {
        const expires = this.#expiries.get(view.orderId) ?? Number.POSITIVE_INFINITY;
        expectThat(expires > core.atMs, `order ${view.orderId} is open no longer than it is good`);
        seen.add(view.orderId);
        compareOne(this.#of(view.orderId), view);
      }
    }
    for (const orderId of this.#live.keys()) expectThat(seen.has(orderId), `order ${orderId} is open in the core`);
  }

  #place(placed: Placed): void {
    expectThat(!this.#live.has(placed.orderId), `order ${placed.orderId} is placed once`);
    this.#accounts.add(placed.accountId);
    this.#live.set(placed.orderId, {
      placed,
      price: placed.price,
      quantity: placed.quantity,
      status: placed.status,
      filled: 0n,
      filledQuote: 0n,
      taker: { received: 0n, charged: 0n },
      maker: { received: 0n, charged: 0n },
    });
  }

  #trade(trade: Traded, fees: Map<number, bigint>): void {
    expectThat(trade.tradeId === this.#lastTrade + 1, `trade ${trade.tradeId} follows ${this.#lastTrade}`);
    this.#lastTrade = trade.tradeId;
    expectThat(trade.takerAccountId !== trade.makerAccountId, `trade ${trade.tradeId} has two sides`);
    const isTakerBuying = trade.takerSide === 'buy';
    this.#fill(trade, trade.takerOrderId, isTakerBuying, 'taker', trade.takerFee);
    this.#fill(trade, trade.makerOrderId, !isTakerBuying, 'maker', trade.makerFee);
    const add = (side: number, fee: bigint) => fees.set(side, (fees.get(side) ?? 0n) + fee);
    add(isTakerBuying ? 0 : 1, trade.takerFee);
    add(isTakerBuying ? 1 : 0, trade.makerFee);
  }

  #fill(trade: Traded, orderId: number, isBuying: boolean, role: 'taker' | 'maker', fee: bigint): void {
    const received = isBuying ? trade.quantity : trade.quoteAmount;
    expectThat(fee >= 0n && fee <= received, `the fee of trade ${trade.tradeId} is a part of what is received`);
    // The house maker's rungs have no number.
    if (orderId === 0) return;
    const order = this.#of(orderId);
    const { placed } = order;
    expectThat((placed.side === 'buy') === isBuying, `order ${orderId} trades on its side`);
    const limit = order.price ?? (placed.stopPrice === undefined ? placed.worstPrice : this.#furthest(trade, orderId));
    const isWithin = limit === undefined || (isBuying ? trade.price <= limit : trade.price >= limit);
    expectThat(isWithin, `trade ${trade.tradeId} is within the limit of order ${orderId}`);
    const own = order[role];
    own.received += received;
    const rate = BigInt(role === 'taker' ? placed.takerFee : placed.makerFee);
    const due = (own.received * rate + one - 1n) / one;
    expectThat(fee === due - own.charged, `order ${orderId} pays its rate, rounded up once, in trade ${trade.tradeId}`);
    own.charged = due;
    order.filled += trade.quantity;
    order.filledQuote += trade.quoteAmount;
    const { quantity } = order;
    expectThat(quantity === undefined || order.filled <= quantity, `order ${orderId} is not filled beyond its size`);
    const { quoteAmount } = placed;
    expectThat(
      quoteAmount === undefined || order.filledQuote <= quoteAmount,
      `order ${orderId} spends no more than it said`,
    );
  }

  /** A stop that has become a market order goes from the best price of the moment, which is that of its first trade. */
  #furthest({ price, takerSide }: Traded, orderId: number): number {
    const best = this.#firstPrices.get(orderId) ?? price;
    this.#firstPrices.set(orderId, best);
    const share = takerSide === 'buy' ? one + slippageMax : one - slippageMax;
    return Number((BigInt(best) * share) / one);
  }

  #end({ orderId, filled, filledQuote, fee, reason }: EventOf<'spot.order_ended'>): void {
    const order = this.#of(orderId);
    const expires = this.#expiries.get(orderId);
    expectThat(reason !== 'expired' || expires !== undefined, `order ${orderId} expires by its own terms`);
    this.#expiries.delete(orderId);
    const isSame = order.filled === filled && order.filledQuote === filledQuote && feeOf(order) === fee;
    expectThat(isSame, `order ${orderId} ends with the sum of its trades`);
    this.#live.delete(orderId);
  }

  #of(orderId: number): Order {
    const order = this.#live.get(orderId);
    if (order === undefined) throw new Violation(`order ${orderId} was placed and has not ended`);
    return order;
  }
}

function feeOf({ taker, maker }: Order): bigint {
  return taker.charged + maker.charged;
}

function compareOne(order: Order, view: OrderView): void {
  const told = [order.status, order.price, order.quantity, order.filled, order.filledQuote, feeOf(order)];
  const says = [view.status, view.price, view.quantity, view.filled, view.filledQuote, view.fee];
  told.forEach((value, i) => expectThat(value === says[i], `order ${view.orderId} is as it was told`));
}
