import { assert, done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Ppm, type Price, ppmOne, shareOf, zero } from '@candor/money';
import type { RejectCode } from '../../reject-codes.ts';
import type { EndReason, OrderStatus, OrderType, Side, TimeInForce } from '../../vocabulary.ts';

/** Open and waiting orders an account may have in one pair. */
export const openOrdersMax = 200;
/** How far from the best price a market order goes unless it says otherwise: 1 %. */
export const slippageDefault = 10_000 as Ppm;
/** The furthest a market order may be allowed to go: 20 %. */
export const slippageMax = 200_000 as Ppm;
/** Ticks and lots fit in 31 bits. */
const wholeMax = 2_147_483_647;

/** What the rules need to know of a pair. */
export interface PairRules {
  readonly tick: Price;
  /** Base atoms per lot. */
  readonly lot: Atoms;
  /** Quote atoms of one lot at one tick. */
  readonly quotePerTickLot: Atoms;
  readonly minNotional: Atoms;
  readonly maxLots: number;
  readonly band: number;
  readonly makerFee: number;
  readonly takerFee: number;
}

/** The market an order meets: the other side's depth as that user may take it, and the index while it is fresh. */
export interface MarketView {
  readonly index: Price | undefined;
  /** Best price in ticks, or 0. */
  bestTicks(side: Side): number;
  /** Ticks and lots from the best on. Ends early where the user's own order is next in line. */
  depth(side: Side): Iterable<readonly [ticks: number, lots: number]>;
  /** The price of the own order at which the last `depth` ended, or 0. */
  ownTicks?(): number;
}

export interface OrderRequest {
  readonly side: Side;
  readonly orderType: OrderType;
  readonly timeInForce: TimeInForce;
  readonly isPostOnly?: 'yes' | undefined;
  readonly price?: Price | undefined;
  readonly stopPrice?: Price | undefined;
  readonly quantity?: Atoms | undefined;
  readonly quoteAmount?: Atoms | undefined;
  readonly slippage?: Ppm | undefined;
  readonly exits?:
    | { readonly takeProfitPrice?: Price | undefined; readonly stopLossPrice?: Price | undefined }
    | undefined;
}

/** A checked order in whole ticks and lots. Zero means: has none. */
export interface OrderPlan {
  readonly limitTicks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly quoteAmount: Atoms;
  /** The furthest a market order may trade. */
  readonly worstTicks: number;
  /** Waits for the index before it acts. */
  readonly waits: boolean;
  /** Frozen at placement: quote atoms for a buy, base atoms for a sell. */
  readonly hold: Atoms;
  /** What fills at once. */
  readonly walk: Walk;
}

export interface Walk {
  readonly lots: number;
  readonly quote: Atoms;
  readonly worstTicks: number;
  /** Why it went no further. */
  readonly cause: MatchEnd;
}

/** Why matching stops: done; the price limit; nobody left; the user's own order is next; the quote amount buys no further lot. */
export type MatchEnd = 'filled' | 'price_limit' | 'empty' | 'own_order' | 'spent';

const nobodyThere: Walk = { lots: 0, quote: zero, worstTicks: 0, cause: 'empty' };
const nobodyAtThisPrice: Walk = { ...nobodyThere, cause: 'price_limit' };

export function isMarketKind(type: OrderType): boolean {
  return type === 'market' || type === 'stop_market' || type === 'take_profit_market';
}

export function isTriggered(type: OrderType): boolean {
  return type !== 'limit' && type !== 'market';
}

/** True when the order waits for the index to rise to its stop price, false when to fall (RULES 4). */
export function firesUpwards(type: OrderType, side: Side): boolean {
  const isStop = type === 'stop_limit' || type === 'stop_market';
  return (side === 'buy') === isStop;
}

/** What has been charged once `received` has been received at `rate`: one rounding up per order, however many fills. */
export function feeOn(received: Atoms, rate: number): Atoms {
  return shareOf(received, rate as Ppm, 'up');
}

/** The limit that a slippage gives a market order: towards the user's safety, so at most this far. */
export function worstTicksFrom(referenceTicks: number, side: Side, slippage: number): number {
  const share = BigInt(side === 'buy' ? ppmOne + slippage : ppmOne - slippage);
  const ticks = Number(mulDiv(BigInt(referenceTicks), share, BigInt(ppmOne), side === 'buy' ? 'down' : 'up'));
  return Math.min(Math.max(ticks, 1), wholeMax);
}

/** Whether a taker with this limit accepts a price. A limit of 0 accepts any. */
export function accepts(side: Side, limitTicks: number, ticks: number): boolean {
  return limitTicks === 0 || (side === 'buy' ? ticks <= limitTicks : ticks >= limitTicks);
}

/** Lots that a rest of the quote amount still pays for (buy) or still has to bring (sell) at a price. */
export function lotsWithin(quoteLeft: Atoms, ticks: number, quotePerTickLot: Atoms): number {
  const lots = quoteLeft / (BigInt(ticks) * quotePerTickLot);
  return lots > BigInt(wholeMax) ? wholeMax : Number(lots);
}

/** How far an order gets through the other side's depth. Preview, holds and execution all use this walk. */
export function walkDepth(
  market: MarketView,
  order: { readonly side: Side; readonly limitTicks: number; readonly lots: number; readonly quoteAmount: Atoms },
  quotePerTickLot: Atoms,
): Walk {
  const other = order.side === 'buy' ? 'sell' : 'buy';
  const isByQuote = order.lots === 0;
  let lots = 0;
  let quote = 0n;
  let worstTicks = 0;
  let cause: MatchEnd | undefined;
  for (const [ticks, offered] of market.depth(other)) {
    if (isByQuote ? quote === order.quoteAmount : lots === order.lots) break;
    if (!accepts(order.side, order.limitTicks, ticks)) {
      cause = 'price_limit';
      break;
    }
    const wanted = isByQuote ? lotsWithin(atoms(order.quoteAmount - quote), ticks, quotePerTickLot) : order.lots - lots;
    const taken = Math.min(wanted, offered);
    if (taken === 0) {
      cause = 'spent';
      break;
    }
    lots += taken;
    quote += BigInt(ticks * taken) * quotePerTickLot;
    worstTicks = ticks;
    if (isByQuote && taken === wanted && taken < offered) {
      cause = 'spent';
      break;
    }
  }
  if (cause === undefined) {
    const ownTicks = market.ownTicks?.() ?? 0;
    if (!isByQuote && lots === order.lots) cause = 'filled';
    else if (isByQuote && quote === order.quoteAmount) cause = 'spent';
    else if (ownTicks === 0) cause = 'empty';
    else cause = accepts(order.side, order.limitTicks, ownTicks) ? 'own_order' : 'price_limit';
  }
  return { lots, quote: atoms(quote), worstTicks, cause };
}

/** What a market order that matching has left is, and why. */
export function marketEnd(cause: MatchEnd, filledLots: number): { status: OrderStatus; reason: EndReason } {
  if (cause === 'filled') return { status: 'filled', reason: 'filled' };
  if (cause === 'spent' && filledLots > 0) return { status: 'filled', reason: 'quote_spent' };
  if (cause === 'price_limit') return { status: 'expired', reason: 'slippage_limit' };
  if (cause === 'own_order') return { status: 'expired', reason: 'self_trade' };
  return { status: 'expired', reason: 'no_liquidity' };
}

/** Frozen for lots that may trade up to a price: quote for a buy, base for a sell. */
export function holdFor(pair: PairRules, side: Side, ticks: number, lots: number): Atoms {
  assert(Number.isSafeInteger(ticks * lots), 'ticks times lots is exact');
  return atoms(side === 'buy' ? BigInt(ticks * lots) * pair.quotePerTickLot : BigInt(lots) * pair.lot);
}

function isOnTick(pair: PairRules, price: Price): boolean {
  return price % pair.tick === 0 && Math.floor(price / pair.tick) <= wholeMax;
}

function ticksOf(pair: PairRules, price: Price): number {
  return Math.floor(price / pair.tick);
}

/** Whether the parts of an order go together at all. */
function checkCombination(order: OrderRequest): RejectCode | undefined {
  const isMarket = isMarketKind(order.orderType);
  if (!isMarket && order.price === undefined) return 'price_missing';
  if (isMarket && (order.price !== undefined || order.timeInForce !== 'ioc')) return 'order_combination_invalid';
  if (order.orderType === 'market') {
    if ((order.quantity === undefined) === (order.quoteAmount === undefined)) return 'quantity_missing';
  } else {
    if (order.quoteAmount !== undefined) return 'order_combination_invalid';
    if (order.quantity === undefined) return 'quantity_missing';
  }
  if (isTriggered(order.orderType) !== (order.stopPrice !== undefined)) {
    return isTriggered(order.orderType) ? 'stop_missing' : 'order_combination_invalid';
  }
  if (order.isPostOnly && !(order.orderType === 'limit' && order.timeInForce === 'gtc'))
    return 'order_combination_invalid';
  if (order.exits !== undefined && order.side !== 'buy') return 'order_combination_invalid';
  const slippage = order.slippage ?? slippageDefault;
  if (slippage < 1 || slippage > slippageMax) return 'slippage_invalid';
  return undefined;
}

function checkGrid(pair: PairRules, order: OrderRequest): RejectCode | undefined {
  const isOff = (price: Price | undefined) => price !== undefined && (price <= 0 || !isOnTick(pair, price));
  if (isOff(order.price) || isOff(order.stopPrice)) return 'price_off_tick';
  if (isOff(order.exits?.takeProfitPrice) || isOff(order.exits?.stopLossPrice)) return 'price_off_tick';
  const { quantity } = order;
  if (quantity !== undefined) {
    if (quantity <= 0n) return 'quantity_too_small';
    if (quantity % pair.lot !== 0n) return 'quantity_off_lot';
    if (quantity > BigInt(pair.maxLots) * pair.lot) return 'quantity_too_large';
  }
  return undefined;
}

/** A limit price further from the index than the band is taken for a slip of the finger. */
export function isInBand(pair: PairRules, price: Price, index: Price | undefined): boolean {
  if (index === undefined) return true;
  const distance = BigInt(Math.abs(price - index));
  return distance * BigInt(ppmOne) <= BigInt(index) * BigInt(pair.band);
}

/**
 * Checks an order against the pair's rules and the market, in the order of the reject codes, and says what it would
 * freeze and fill. The core places what this plans, and the app previews with it: they cannot differ.
 */
export function planOrder(pair: PairRules, market: MarketView, order: OrderRequest): Outcome<OrderPlan, RejectCode> {
  const wrong = checkCombination(order) ?? checkGrid(pair, order);
  if (wrong !== undefined) return reject(wrong);
  const { side, price, stopPrice } = order;
  const isMarket = isMarketKind(order.orderType);
  if (price !== undefined && !isInBand(pair, price, market.index)) return reject('price_out_of_band');
  const limitTicks = price === undefined ? 0 : ticksOf(pair, price);
  const stopTicks = stopPrice === undefined ? 0 : ticksOf(pair, stopPrice);
  const lots = order.quantity === undefined ? 0 : Number(order.quantity / pair.lot);
  const quoteAmount = order.quoteAmount ?? zero;
  // Market and stop orders lean on the index; without a fresh one only limit orders go on (RULES 3).
  if ((isMarket || stopPrice !== undefined) && market.index === undefined) return reject('index_stale');

  if (stopPrice !== undefined && market.index !== undefined) {
    const isTouched = firesUpwards(order.orderType, side) ? market.index >= stopPrice : market.index <= stopPrice;
    if (isTouched) return reject('stop_would_trigger');
  }
  const other = side === 'buy' ? 'sell' : 'buy';
  const bestTicks = market.bestTicks(other);
  const referenceTicks =
    stopTicks !== 0
      ? stopTicks
      : bestTicks !== 0
        ? bestTicks
        : market.index === undefined
          ? 0
          : ticksOf(pair, market.index);
  const worstTicks = isMarket ? worstTicksFrom(referenceTicks, side, order.slippage ?? slippageDefault) : 0;

  const valueTicks = limitTicks !== 0 ? limitTicks : referenceTicks;
  // Each factor fits in 31 bits; their product must stay where Numbers are exact.
  if (!Number.isSafeInteger(Math.max(valueTicks, stopTicks, worstTicks) * lots)) return reject('quantity_too_large');
  const notional = lots === 0 ? quoteAmount : BigInt(valueTicks * lots) * pair.quotePerTickLot;
  if (notional < pair.minNotional || notional <= 0n) return reject('notional_too_small');

  if (order.exits !== undefined) {
    const entry = price ?? market.index ?? 0;
    const { takeProfitPrice, stopLossPrice } = order.exits;
    const isWrong =
      (takeProfitPrice === undefined && stopLossPrice === undefined) ||
      (takeProfitPrice !== undefined && takeProfitPrice <= entry) ||
      (stopLossPrice !== undefined && stopLossPrice >= entry);
    if (isWrong) return reject('exit_prices_wrong');
  }
  if (order.isPostOnly && bestTicks !== 0 && accepts(side, limitTicks, bestTicks))
    return reject('post_only_would_take');

  const waits = stopTicks !== 0;
  const limit = isMarket ? worstTicks : limitTicks;
  const mayTake = !waits && bestTicks !== 0 && accepts(side, limit, bestTicks);
  const reached = mayTake
    ? walkDepth(market, { side, limitTicks: limit, lots, quoteAmount }, pair.quotePerTickLot)
    : bestTicks === 0
      ? nobodyThere
      : nobodyAtThisPrice;
  if (reached.cause === 'spent' && reached.lots === 0) return reject('quantity_too_small');
  // All or nothing: what would stay unfilled keeps the rest from filling too.
  const isKilled = order.timeInForce === 'fok' && reached.lots < lots;
  const walk = isKilled ? { ...nobodyThere, cause: reached.cause } : reached;
  const hold =
    order.orderType === 'market'
      ? side === 'buy'
        ? walk.quote
        : holdFor(pair, side, 0, walk.lots)
      : holdFor(pair, side, limit, lots);
  return done({ limitTicks, stopTicks, lots, quoteAmount, worstTicks, waits, hold, walk });
}

/** What a planned order gives, in figures to show before the tap. */
export interface OrderFigures {
  /** Base atoms that fill at once. */
  readonly filled: Atoms;
  readonly filledQuote: Atoms;
  /** In the asset received: for what fills at once, and for what would rest. */
  readonly takerFee: Atoms;
  readonly makerFee: Atoms;
  /** Received in all if everything fills, after fees. */
  readonly receives: Atoms;
  /** Paid in all if everything fills. */
  readonly pays: Atoms;
  readonly status: OrderStatus;
  readonly reason: EndReason | undefined;
}

export function orderFigures(pair: PairRules, order: OrderRequest, plan: OrderPlan): OrderFigures {
  const { walk } = plan;
  const filled = holdFor(pair, 'sell', 0, walk.lots);
  const isBuy = order.side === 'buy';
  const takerReceived = isBuy ? filled : walk.quote;
  const takerFee = feeOn(takerReceived, pair.takerFee);
  const isFinal =
    order.orderType === 'market' || (!plan.waits && order.timeInForce !== 'gtc') || walk.cause === 'own_order';
  const restLots = isFinal ? 0 : plan.lots - walk.lots;
  const restTicks = plan.limitTicks !== 0 ? plan.limitTicks : plan.worstTicks;
  const restReceived = holdFor(pair, isBuy ? 'sell' : 'buy', restTicks, restLots);
  // A stop that becomes a market order takes when it fires; everything else that waits rests first.
  const makerFee = feeOn(restReceived, isMarketKind(order.orderType) ? pair.takerFee : pair.makerFee);
  const paidAtOnce = isBuy ? walk.quote : filled;
  const paidLater = holdFor(pair, order.side, restTicks, restLots);
  return {
    filled,
    filledQuote: walk.quote,
    takerFee,
    makerFee,
    receives: atoms(takerReceived + restReceived - takerFee - makerFee),
    pays: atoms(paidAtOnce + paidLater),
    ...endOf(order, plan),
  };
}

function endOf(order: OrderRequest, plan: OrderPlan): { status: OrderStatus; reason: EndReason | undefined } {
  const { walk } = plan;
  if (plan.waits) return { status: 'waiting', reason: undefined };
  if (order.orderType === 'market') return marketEnd(walk.cause, walk.lots);
  if (walk.lots === plan.lots) return { status: 'filled', reason: 'filled' };
  if (order.timeInForce === 'fok') return { status: 'expired', reason: 'fill_or_kill_incomplete' };
  if (walk.cause === 'own_order') return { status: 'expired', reason: 'self_trade' };
  if (order.timeInForce === 'ioc') return { status: 'expired', reason: 'immediate_remainder' };
  return { status: 'open', reason: undefined };
}
