import { done, type Outcome, reject } from '@candor/kernel';
import { type Atoms, type Ppm, type Price, ppmOne, zero } from '@candor/money';
import type { RejectCode } from '../../reject-codes.ts';
import type { OrderType, Side, TimeInForce } from '../../vocabulary.ts';
import { type MarketView, nobodyAtThisPrice, nobodyThere, type Walk, walkDepth } from './depth.ts';
import {
  accepts,
  firesUpwards,
  holdFor,
  isMarketKind,
  isTriggered,
  type PairRules,
  slippageDefault,
  slippageMax,
  wholeMax,
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
