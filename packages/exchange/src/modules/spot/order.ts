import { type Codec, struct } from '@candor/kernel';
import { type Atoms, atoms, type Price, zero } from '@candor/money';
import { codecsOf } from '../../field-codecs.ts';
import { amount, count, type Fields, pick, type ValueOf, type ValuesOf } from '../../fields.ts';
import { firstUserAccount } from '../../ledger-words.ts';
import type { OrderId, WalletType } from '../../vocabulary.ts';
import { atomsOfLots, type Pair, priceOfTicks } from '../catalog/catalog.ts';
import { orderFields, orderTermsFields } from './fields.ts';
import { firesUpwards, holdFor, isMarketKind } from './rules.ts';

/** The part of an order that its placement binds for good. Prices are ticks; zero means: has none. */
const boundFields = {
  ...orderFields,
  isPostOnly: count,
  stopTicks: count,
  quoteAmount: amount,
  worstTicks: count,
  ...pick(orderTermsFields, 'makerFee', 'takerFee'),
  takeProfitTicks: count,
  stopLossTicks: count,
  placedAtMs: count,
} as const satisfies Fields;

/** The part that changes while the order lives. */
const changingFields = {
  limitTicks: count,
  lots: count,
  /** The other leg of an OCO. */
  linkedOrderId: count,
  ...pick(orderTermsFields, 'status'),
  /** Frozen now: quote atoms for a buy, base atoms for a sell. */
  held: amount,
  filledLots: count,
  filledQuote: amount,
  /** Received before fees, and charged so far, as taker and as maker. */
  takerReceived: amount,
  takerCharged: amount,
  makerReceived: amount,
  makerCharged: amount,
} as const satisfies Fields;

/** Bound too, unless amended: the prices of a stop that waits, which may trail, and of exits that are not placed. */
type AmendablePrices = 'stopTicks' | 'worstTicks' | 'takeProfitTicks' | 'stopLossTicks';
type Bound = Omit<ValuesOf<typeof boundFields>, AmendablePrices>;
type Amendable = { -readonly [Name in AmendablePrices]: ValuesOf<typeof boundFields>[Name] };
type Changing = { -readonly [Name in keyof typeof changingFields]: ValueOf<(typeof changingFields)[Name]> };

/** One live spot order. */
export interface SpotOrder extends Bound, Amendable, Changing {}

export const orderCodec: Codec<SpotOrder> = struct(codecsOf({ ...boundFields, ...changingFields }));

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
export function eventOrderId(order: SpotOrder): OrderId {
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

/** 0 ticks are no price. */
export function priceOrNone(pair: Pair, ticks: number): Price | undefined {
  return ticks === 0 ? undefined : priceOfTicks(pair, ticks);
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
