import { done, reject } from '@candor/kernel';
import { type Atoms, type Ppm, type Price, ppmOne, zero } from '@candor/money';
import { trailRefusal, trailStopTicks } from '../../trail.ts';
import { wholeMax } from '../../matching/whole-max.ts';
import type { OrderType, Side, TimeInForce } from '../../vocabulary.ts';
import type { OrderConditions } from './conditions.ts';
import { type MarketView, nobodyAtThisPrice, nobodyThere, type Walk, walkDepth } from './depth.ts';
import {
  accepts,
  firesUpwards,
  holdFor,
  icebergPartsMax,
  isMarketKind,
  isTriggered,
  type PairRules,
  slippageDefault,
  slippageMax,
  worstTicksFrom,
} from './rules.ts';

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
  /** Absent: none, and none of the combinations that only orders with conditions may have. */
  readonly conditions?: OrderConditions | undefined;
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
  /** The part that fills at once. */
  readonly walk: Walk;
  /** All or nothing, and there is not enough. */
  readonly isKilled: boolean;
}

function isOnTick(pair: PairRules, price: Price): boolean {
  return price % pair.tick === 0 && Math.floor(price / pair.tick) <= wholeMax;
}

function otherSide(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy';
}

function ticksOf(pair: PairRules, price: Price): number {
  return Math.floor(price / pair.tick);
}

/** Rejects an order whose parts do not fit each other. */
function checkCombination(order: OrderRequest) {
  const isMarket = isMarketKind(order.orderType);
  if (!isMarket && order.price === undefined) return 'price_missing';
  if (isMarket && (order.price !== undefined || !isMarketLifetime(order))) return 'order_combination_invalid';
  if (order.orderType === 'market') {
    if ((order.quantity === undefined) === (order.quoteAmount === undefined)) return 'quantity_missing';
  } else {
    if (order.quoteAmount !== undefined) return 'order_combination_invalid';
    if (order.quantity === undefined) return 'quantity_missing';
  }
  const waitsAt = order.stopPrice ?? order.conditions?.trailRate ?? order.conditions?.trailDistance;
  if (isTriggered(order.orderType) !== (waitsAt !== undefined)) {
    return isTriggered(order.orderType) ? 'stop_missing' : 'order_combination_invalid';
  }
  if (order.isPostOnly && !(order.orderType === 'limit' && order.timeInForce === 'gtc'))
    return 'order_combination_invalid';
  if (order.exits !== undefined && order.side !== 'buy') return 'order_combination_invalid';
  if (order.conditions !== undefined && !isFitting(order, order.conditions)) return 'order_combination_invalid';
  const slippage = order.slippage ?? slippageDefault;
  if (slippage < 1 || slippage > slippageMax) return 'slippage_invalid';
  return undefined;
}

/** A market order takes what there is, or with conditions all or nothing. */
function isMarketLifetime({ orderType, timeInForce, conditions }: OrderRequest): boolean {
  if (timeInForce === 'ioc') return true;
  return timeInForce === 'fok' && orderType === 'market' && conditions !== undefined;
}

/** True when an order may have each of its conditions. */
function isFitting(order: OrderRequest, conditions: OrderConditions): boolean {
  const { orderType, timeInForce, stopPrice, exits, isPostOnly } = order;
  const rests = timeInForce === 'gtc';
  if (conditions.expiresAtMs !== undefined && !rests && !isTriggered(orderType)) return false;
  // A stop protects its owner: own orders that it meets always give way.
  if (conditions.selfTrade !== undefined && (isTriggered(orderType) || isPostOnly !== undefined)) return false;
  if (conditions.visibleQuantity !== undefined && !(rests && !isMarketKind(orderType))) return false;
  const { trailRate, trailDistance, activationPrice } = conditions;
  const trails = trailRate !== undefined || trailDistance !== undefined;
  if (trails && (orderType !== 'stop_market' || stopPrice !== undefined)) return false;
  if (trailRate !== undefined && trailDistance !== undefined) return false;
  if (activationPrice !== undefined && !trails) return false;
  const { followSide, followQuantity, followLimitPrice, followStopPrice, followStopLimitPrice } = conditions;
  const follow = [followQuantity, followLimitPrice, followStopPrice, followStopLimitPrice];
  if (followSide === undefined) return follow.every((part) => part === undefined);
  if (followStopLimitPrice !== undefined && followStopPrice === undefined) return false;
  const hasPrice = followLimitPrice !== undefined || followStopPrice !== undefined;
  return orderType === 'limit' && exits === undefined && followQuantity !== undefined && hasPrice;
}

/** The largest part of an iceberg that may be hidden: the book shows a tenth of it or more. */
function isVisibleEnough(visible: Atoms, quantity: Atoms): boolean {
  return visible > 0n && visible <= quantity && quantity <= visible * BigInt(icebergPartsMax);
}

function checkGrid(pair: PairRules, order: OrderRequest) {
  const isOff = (price: Price | undefined) => price !== undefined && (price <= 0 || !isOnTick(pair, price));
  if (isOff(order.price) || isOff(order.stopPrice)) return 'price_off_tick';
  if (isOff(order.exits?.takeProfitPrice) || isOff(order.exits?.stopLossPrice)) return 'price_off_tick';
  if (isOff(order.conditions?.trailDistance) || isOff(order.conditions?.activationPrice)) return 'price_off_tick';
  const { quantity } = order;
  if (quantity !== undefined) {
    if (quantity <= 0n) return 'quantity_too_small';
    if (quantity % pair.lot !== 0n) return 'quantity_off_lot';
    if (quantity > BigInt(pair.maxLots) * pair.lot) return 'quantity_too_large';
    const visible = order.conditions?.visibleQuantity;
    if (visible !== undefined && visible % pair.lot !== 0n) return 'quantity_off_lot';
    if (visible !== undefined && !isVisibleEnough(visible, quantity)) return 'visible_quantity_invalid';
  }
  return undefined;
}

/** A limit price further from the index than the band is taken for a slip of the finger. */
function isInBand(pair: PairRules, price: Price, index: Price): boolean {
  const distance = BigInt(Math.abs(price - index));
  return distance * BigInt(ppmOne) <= BigInt(index) * BigInt(pair.band);
}

/** True when an index price lets an order of this kind act. */
export function isTouchedBy(order: OrderRequest, index: Price): boolean {
  const { orderType, side, stopPrice } = order;
  if (stopPrice === undefined) return false;
  return firesUpwards(orderType, side) ? index >= stopPrice : index <= stopPrice;
}

/** True when an order sets a slippage that has no use: neither for itself, nor for a stop loss that follows. */
export function hasIdleSlippage({ orderType, slippage, exits }: OrderRequest): boolean {
  return slippage !== undefined && !isMarketKind(orderType) && exits?.stopLossPrice === undefined;
}

function checkIndex(pair: PairRules, { index }: MarketView, order: OrderRequest) {
  const { price, stopPrice } = order;
  if (index === undefined) {
    // Market and stop orders lean on the index; without a fresh one only limit orders go on (RULES 3).
    return isMarketKind(order.orderType) || stopPrice !== undefined ? 'index_stale' : undefined;
  }
  if (price !== undefined && !isInBand(pair, price, index)) return 'price_out_of_band';
  return (
    trailRefusal(order.side, order.conditions ?? {}, index) ??
    (isTouchedBy(order, index) ? 'stop_would_trigger' : undefined)
  );
}

/** An order in whole ticks and lots, before anything is known of its fills. */
type Measures = Pick<OrderPlan, 'limitTicks' | 'stopTicks' | 'lots' | 'quoteAmount' | 'worstTicks'> & {
  /** Best price of the other side, or 0. */
  readonly bestTicks: number;
  /** The furthest the order may trade: its limit, or the bound of its slippage. */
  readonly furthestTicks: number;
  /** The price that values it: its limit; else its stop, the best price, or the index. */
  readonly valueTicks: number;
};

/** The stop of an order that trails, as it stands at first: it only ever comes nearer. */
function trailStart(pair: PairRules, { index }: MarketView, { side, conditions }: OrderRequest): number {
  const from = conditions?.activationPrice ?? index;
  return conditions === undefined || from === undefined ? 0 : trailStopTicks(pair, side, conditions, from);
}

function measure(pair: PairRules, market: MarketView, order: OrderRequest): Measures {
  const { side } = order;
  const limitTicks = order.price === undefined ? 0 : ticksOf(pair, order.price);
  const stopTicks = order.stopPrice === undefined ? trailStart(pair, market, order) : ticksOf(pair, order.stopPrice);
  const bestTicks = market.bestTicks(otherSide(side));
  const indexTicks = market.index === undefined ? 0 : ticksOf(pair, market.index);
  const referenceTicks = stopTicks || bestTicks || indexTicks;
  const isMarket = isMarketKind(order.orderType);
  const worstTicks = isMarket ? worstTicksFrom(referenceTicks, side, order.slippage ?? slippageDefault) : 0;
  return {
    limitTicks,
    stopTicks,
    lots: order.quantity === undefined ? 0 : Number(order.quantity / pair.lot),
    quoteAmount: order.quoteAmount ?? zero,
    worstTicks,
    bestTicks,
    furthestTicks: limitTicks || worstTicks,
    valueTicks: limitTicks || referenceTicks,
  };
}

function checkValue(pair: PairRules, size: Measures) {
  const { lots, valueTicks } = size;
  // Each factor fits in 31 bits; their product must stay where Numbers are exact.
  const highestTicks = Math.max(valueTicks, size.stopTicks, size.worstTicks);
  if (!Number.isSafeInteger(highestTicks * lots)) return 'quantity_too_large';
  const notional = lots === 0 ? size.quoteAmount : BigInt(valueTicks * lots) * pair.quotePerTickLot;
  return notional < pair.minNotional || notional <= 0n ? 'notional_too_small' : undefined;
}

function checkExits(market: MarketView, order: OrderRequest) {
  if (order.exits === undefined) return undefined;
  const entry = order.price ?? market.index ?? 0;
  const { takeProfitPrice, stopLossPrice } = order.exits;
  const isWrong =
    (takeProfitPrice === undefined && stopLossPrice === undefined) ||
    (takeProfitPrice !== undefined && takeProfitPrice <= entry) ||
    (stopLossPrice !== undefined && stopLossPrice >= entry);
  return isWrong ? 'exit_prices_wrong' : undefined;
}

function canTake(order: OrderRequest, { bestTicks, furthestTicks }: Measures): boolean {
  return bestTicks !== 0 && accepts(order.side, furthestTicks, bestTicks);
}

/** The reach of the order now. */
function reach(pair: PairRules, market: MarketView, order: OrderRequest, size: Measures): Walk {
  if (size.bestTicks === 0) return nobodyThere;
  if (size.stopTicks !== 0 || !canTake(order, size)) return nobodyAtThisPrice;
  const { lots, quoteAmount, furthestTicks } = size;
  return walkDepth(market, { side: order.side, limitTicks: furthestTicks, lots, quoteAmount }, pair.quotePerTickLot);
}

/** A market order freezes its payment at once; every other order the cost at its furthest price. */
function holdOf(pair: PairRules, order: OrderRequest, size: Measures, walk: Walk): Atoms {
  if (order.orderType !== 'market') return holdFor(pair, order.side, size.furthestTicks, size.lots);
  return order.side === 'buy' ? walk.quote : holdFor(pair, 'sell', 0, walk.lots);
}

type Purpose = 'order' | 'exit' | 'follow';

function checkPlace(pair: PairRules, market: MarketView, order: OrderRequest, purpose: Purpose) {
  if (purpose === 'order') return checkIndex(pair, market, order);
  const { index } = market;
  const isAstray = purpose === 'follow' && index !== undefined && order.price !== undefined;
  return isAstray && !isInBand(pair, order.price, index) ? 'price_out_of_band' : undefined;
}

/**
 * Checks an order against the pair's rules and the market, in the order of the reject codes, and computes its hold and
 * its fills. The core places the result, and the app previews with it: they cannot differ. The index is not checked for
 * an exit of a purchase: beyond its price it acts at once; of an order that follows another it checks the band alone.
 */
export function planOrder(pair: PairRules, market: MarketView, order: OrderRequest, purpose: Purpose = 'order') {
  const wrong = checkCombination(order) ?? checkGrid(pair, order) ?? checkPlace(pair, market, order, purpose);
  if (wrong !== undefined) return reject(wrong);
  const size = measure(pair, market, order);
  const unfit = checkValue(pair, size) ?? checkExits(market, order);
  if (unfit !== undefined) return reject(unfit);
  if (order.isPostOnly && canTake(order, size)) return reject('post_only_would_take');

  const reached = reach(pair, market, order, size);
  if (reached.cause === 'spent' && reached.lots === 0) return reject('quantity_too_small');
  // All or nothing: an unfilled remainder keeps the rest from filling too.
  const isWhole = size.lots === 0 ? reached.cause === 'spent' : reached.lots === size.lots;
  const isKilled = order.timeInForce === 'fok' && !isWhole;
  const walk = isKilled ? { ...nobodyThere, cause: reached.cause } : reached;
  const { limitTicks, stopTicks, lots, quoteAmount, worstTicks } = size;
  const hold = holdOf(pair, order, size, walk);
  const waits = stopTicks !== 0;
  return done<OrderPlan>({ limitTicks, stopTicks, lots, quoteAmount, worstTicks, waits, hold, walk, isKilled });
}
