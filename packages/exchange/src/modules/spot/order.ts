import { type Codec, struct, uint } from '@candor/kernel';
import { type Atoms, atoms, type Ppm, zero } from '@candor/money';
import {
  type AccountId,
  accountId,
  amount,
  firstUserAccount,
  type OrderId,
  type OrderStatus,
  type OrderType,
  orderId,
  orderStatus,
  orderType,
  type PairId,
  pairId,
  type Side,
  side,
  type TimeInForce,
  timeInForce,
  type WalletType,
  ppm,
} from '../../vocabulary.ts';
import { atomsOfLots, type Pair } from '../catalog/catalog.ts';
import { firesUpwards, holdFor, isMarketKind } from './rules.ts';

/** One live spot order. Prices are ticks, sizes are lots; zero means: has none. Rates are those of its placement. */
export interface SpotOrder {
  readonly orderId: OrderId;
  readonly accountId: AccountId;
  readonly pairId: PairId;
  readonly side: Side;
  readonly orderType: OrderType;
  readonly timeInForce: TimeInForce;
  readonly isPostOnly: number;
  readonly stopTicks: number;
  readonly quoteAmount: Atoms;
  readonly worstTicks: number;
  readonly makerFee: Ppm;
  readonly takerFee: Ppm;
  readonly takeProfitTicks: number;
  readonly stopLossTicks: number;
  readonly placedAtMs: number;
  limitTicks: number;
  lots: number;
  /** The other leg of an OCO. */
  linkedOrderId: number;
  status: OrderStatus;
  /** Frozen now: quote atoms for a buy, base atoms for a sell. */
  held: Atoms;
  filledLots: number;
  filledQuote: Atoms;
  /** Received before fees, and charged so far, as taker and as maker. */
  takerReceived: Atoms;
  takerCharged: Atoms;
  makerReceived: Atoms;
  makerCharged: Atoms;
}

export const orderCodec: Codec<SpotOrder> = struct({
  orderId,
  accountId,
  pairId,
  side,
  orderType,
  timeInForce,
  isPostOnly: uint,
  stopTicks: uint,
  quoteAmount: amount,
  worstTicks: uint,
  makerFee: ppm,
  takerFee: ppm,
  takeProfitTicks: uint,
  stopLossTicks: uint,
  placedAtMs: uint,
  limitTicks: uint,
  lots: uint,
  linkedOrderId: uint,
  status: orderStatus,
  held: amount,
  filledLots: uint,
  filledQuote: amount,
  takerReceived: amount,
  takerCharged: amount,
  makerReceived: amount,
  makerCharged: amount,
});

type Fixed =
  | 'orderId'
  | 'accountId'
  | 'pairId'
  | 'side'
  | 'orderType'
  | 'timeInForce'
  | 'makerFee'
  | 'takerFee'
  | 'placedAtMs'
  | 'status';

/** A new order: missing values are zero. */
export function newOrder(given: Pick<SpotOrder, Fixed> & Partial<SpotOrder>): SpotOrder {
  return {
    orderId: given.orderId,
    accountId: given.accountId,
    pairId: given.pairId,
    side: given.side,
    orderType: given.orderType,
    timeInForce: given.timeInForce,
    isPostOnly: given.isPostOnly ?? 0,
    stopTicks: given.stopTicks ?? 0,
    quoteAmount: given.quoteAmount ?? zero,
    worstTicks: given.worstTicks ?? 0,
    makerFee: given.makerFee,
    takerFee: given.takerFee,
    takeProfitTicks: given.takeProfitTicks ?? 0,
    stopLossTicks: given.stopLossTicks ?? 0,
    placedAtMs: given.placedAtMs,
    limitTicks: given.limitTicks ?? 0,
    lots: given.lots ?? 0,
    linkedOrderId: given.linkedOrderId ?? 0,
    status: given.status,
    held: given.held ?? zero,
    filledLots: 0,
    filledQuote: zero,
    takerReceived: zero,
    takerCharged: zero,
    makerReceived: zero,
    makerCharged: zero,
  };
}

export function isHouse(order: SpotOrder): boolean {
  return order.accountId < firstUserAccount;
}

/** Users trade in `change`; the house maker out of its own account. */
export function walletTypeOf(order: SpotOrder): WalletType {
  return isHouse(order) ? 'house' : 'spot';
}

/** The order's number in events: rungs of the house maker have none. */
export function publicId(order: SpotOrder): OrderId {
  return (isHouse(order) ? 0 : order.orderId) as OrderId;
}

export function remainingLots(order: SpotOrder): number {
  return order.lots - order.filledLots;
}

/** The price limit in force: market kinds go to their worst price. */
export function limitInForce(order: SpotOrder): number {
  return isMarketKind(order.orderType) ? order.worstTicks : order.limitTicks;
}

/** The amount that the rest of the order needs frozen. */
export function holdNeeded(pair: Pair, order: SpotOrder): Atoms {
  return holdFor(pair, order.side, limitInForce(order), remainingLots(order));
}

export function paysWith(pair: Pair, order: SpotOrder): Pair['base'] {
  return order.side === 'buy' ? pair.quote : pair.base;
}

export function waitsForRise(order: SpotOrder): boolean {
  return firesUpwards(order.orderType, order.side);
}

export function filledAtoms(pair: Pair, order: SpotOrder): Atoms {
  return order.filledLots === 0 ? zero : atomsOfLots(pair, order.filledLots);
}

export function feeCharged(order: SpotOrder): Atoms {
  return atoms(order.takerCharged + order.makerCharged);
}
