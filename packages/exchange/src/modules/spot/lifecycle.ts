import { assert } from '@candor/kernel';
import { type Atoms, atoms, minus, negated, plus, zero } from '@candor/money';
import type { EndReason, OrderId, OrderStatus } from '../../vocabulary.ts';
import { atomsOfLots, type Pair, priceOfTicks } from '../catalog/catalog.ts';
import {
  feeCharged,
  filledAtoms,
  holdNeeded,
  limitInForce,
  paysWith,
  priceOrNone,
  remainingLots,
  type SpotOrder,
  waitsForRise,
  walletTypeOf,
} from './order.ts';
import { holdFor } from './rules.ts';
import type { SpotSlice } from './slice.ts';

/** Freezes an amount for an order out of the available balance; the caller has checked that it is there. */
export function hold(core: SpotSlice, pair: Pair, order: SpotOrder, amount: Atoms): void {
  if (amount === 0n) return;
  const wallet = core.ledger.wallet(order.accountId, walletTypeOf(order), paysWith(pair, order).assetId);
  core.ledger.line(wallet, 'order_hold', negated(amount), amount);
  core.post(order.orderId);
  order.held = plus(order.held, amount);
}

/** Releases a part of an order's hold. */
export function release(core: SpotSlice, pair: Pair, order: SpotOrder, amount: Atoms): void {
  if (amount === 0n) return;
  const wallet = core.ledger.wallet(order.accountId, walletTypeOf(order), paysWith(pair, order).assetId);
  core.ledger.line(wallet, 'order_release', amount, negated(amount));
  core.post(order.orderId);
  order.held = minus(order.held, amount);
}

/** States a new order; call before anything happens to it. */
export function emitPlaced(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  core.emit({
    type: 'spot.order_placed',
    orderId: order.orderId,
    accountId: order.accountId,
    pairId: order.pairId,
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    isPostOnly: order.isPostOnly === 1 ? 'yes' : undefined,
    price: priceOrNone(pair, order.limitTicks),
    stopPrice: priceOrNone(pair, order.stopTicks),
    quantity: order.lots === 0 ? undefined : atomsOfLots(pair, order.lots),
    quoteAmount: order.quoteAmount === 0n ? undefined : order.quoteAmount,
    worstPrice: priceOrNone(pair, order.worstTicks),
    makerFee: order.makerFee,
    takerFee: order.takerFee,
    linkedOrderId: order.linkedOrderId === 0 ? undefined : (order.linkedOrderId as OrderId),
    takeProfitPrice: priceOrNone(pair, order.takeProfitTicks),
    stopLossPrice: priceOrNone(pair, order.stopLossTicks),
    status: order.status,
  });
}

/** Puts the remainder of a limit order into the book. */
export function rest(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  order.status = 'open';
  const { book } = core.spot.market(pair.pairId);
  const left = remainingLots(order);
  const visibleLots = core.conditions.of(order.orderId)?.visibleLots ?? 0;
  const shown = visibleLots > 0 && visibleLots < left ? visibleLots : left;
  book.add(order.side, order.orderId, order.limitTicks, shown, order.accountId);
  core.changedBooks.add(pair.pairId);
}

/** Takes an order out of the book or the line of stops, wherever it is. */
export function withdraw(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  const { book, triggers } = core.spot.market(pair.pairId);
  if (core.conditions.trailing(order.pairId)?.has(order.orderId)) core.conditions.stopTrail(order);
  else if (order.status === 'waiting') triggers.remove(order.stopTicks, order.orderId, waitsForRise(order));
  else if (book.remove(order.orderId) > 0) core.changedBooks.add(pair.pairId);
}

/** Ends an order that is out of the book: releases its hold, states the end, and notes exits to place. */
export function endOrder(core: SpotSlice, pair: Pair, order: SpotOrder, status: OrderStatus, reason: EndReason): void {
  release(core, pair, order, order.held);
  order.status = status;
  assert(order.held === 0n, 'an order that has ended holds nothing');
  core.spot.forget(order);
  core.emit({
    type: 'spot.order_ended',
    orderId: order.orderId,
    accountId: order.accountId,
    pairId: order.pairId,
    status,
    reason,
    filled: filledAtoms(pair, order),
    filledQuote: order.filledQuote,
    fee: feeCharged(order),
  });
  const hasExits = order.takeProfitTicks !== 0 || order.stopLossTicks !== 0;
  core.protection.armed.delete(order.orderId);
  const conditions = core.conditions.end(order.orderId);
  if (conditions?.followSide !== undefined && status === 'filled')
    core.conditions.followsDue.push({ order, terms: conditions });
  if (hasExits && order.filledLots > 0) core.spot.exitsDue.push(order);
  else core.protection.slippages.delete(order.orderId);
}

/** Ends the other leg of an OCO. Its hold goes back, unless the remaining leg takes it over first. */
export function endLinked(core: SpotSlice, pair: Pair, order: SpotOrder, reason: EndReason): void {
  const linked = core.spot.orders.get(order.linkedOrderId as OrderId);
  order.linkedOrderId = 0;
  if (linked === undefined) return;
  linked.linkedOrderId = 0;
  withdraw(core, pair, linked);
  endOrder(core, pair, linked, 'cancelled', reason);
}

/**
 * Reduces one leg of an OCO by the fill of the other: it goes on with the remainder, so that a small fill of one does
 * not take the protection of the rest, and ends when nothing remains.
 */
export function shareFill(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  const left = remainingLots(order);
  const linked = core.spot.orders.get(order.linkedOrderId as OrderId);
  if (core.revision < 1 || left === 0 || linked === undefined) return endLinked(core, pair, order, 'linked_order_done');
  linked.lots = linked.filledLots + left;
  const needed = holdFor(pair, linked.side, limitInForce(linked), left);
  const shared = holdNeeded(pair, order);
  release(core, pair, linked, minus(linked.held, atoms(needed > shared ? needed - shared : 0n)));
  tellAmended(core, pair, linked);
}

export function tellAmended(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  const { orderId, accountId, pairId, limitTicks } = order;
  const price = limitTicks === 0 ? undefined : priceOfTicks(pair, limitTicks);
  core.emit({ type: 'spot.order_amended', orderId, accountId, pairId, price, quantity: atomsOfLots(pair, order.lots) });
}

export function tellStopAmended(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  core.emit({
    type: 'spot.stop_amended',
    orderId: order.orderId,
    accountId: order.accountId,
    pairId: order.pairId,
    price: priceOrNone(pair, order.limitTicks),
    stopPrice: priceOfTicks(pair, order.stopTicks),
    quantity: atomsOfLots(pair, remainingLots(order)),
  });
}

/** Moves the hold of one leg of an OCO to the other, without making it available in between. */
export function moveHold(from: SpotOrder, to: SpotOrder): void {
  to.held = plus(to.held, from.held);
  from.held = zero;
}
