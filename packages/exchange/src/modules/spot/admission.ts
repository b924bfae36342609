import { dayOf, done, reject } from '@candor/kernel';
import type { AccountId, PairId, Side } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { zero } from '@candor/money';
import { newOrder, type SpotOrder, waitsForRise } from './order.ts';
import type { OrderPlan, OrderRequest } from './plan.ts';
import type { SpotSlice } from './slice.ts';

/**
 * The pair an account may trade in now, or the reason that it may not. Where spot trading is not offered, existing
 * holdings can still be sold.
 */
export function tradablePair(core: SpotSlice, accountId: AccountId, pairId: PairId, side: Side) {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const pair = core.catalog.pairs.get(pairId);
  if (pair === undefined) return reject('pair_not_found');
  if (!pair.hasBook) return reject('pair_has_no_book');
  if (side === 'buy' && !core.products.allows(accountId, 'spot')) return reject('product_unavailable');
  if (pair.status !== 'trading') return reject('pair_not_trading');
  return done(pair);
}

/** The amount with which an account can pay an order; `freed` becomes available before. */
export function canPay(
  core: SpotSlice,
  pair: Pair,
  accountId: AccountId,
  side: 'buy' | 'sell',
  amount: bigint,
  freed: bigint = zero,
): boolean {
  const asset = side === 'buy' ? pair.quote : pair.base;
  return core.ledger.available(core.ledger.wallet(accountId, 'spot', asset.assetId)) + freed >= amount;
}

export function orderFrom(
  core: SpotSlice,
  pair: Pair,
  accountId: AccountId,
  request: OrderRequest,
  plan: OrderPlan,
): SpotOrder {
  const ticksOf = (price: number | undefined) => (price === undefined ? 0 : Math.floor(price / pair.tick));
  const { makerFee, takerFee } = core.feeTiers.ratesOf(accountId, pair, dayOf(core.nowMs));
  const order = newOrder({
    orderId: core.spot.takeOrderId(),
    accountId,
    pairId: pair.pairId,
    side: request.side,
    orderType: request.orderType,
    timeInForce: request.timeInForce,
    isPostOnly: request.isPostOnly === 'yes' ? 1 : 0,
    stopTicks: plan.stopTicks,
    quoteAmount: plan.quoteAmount,
    worstTicks: plan.worstTicks,
    limitTicks: plan.limitTicks,
    lots: plan.lots,
    makerFee,
    takerFee,
    takeProfitTicks: ticksOf(request.exits?.takeProfitPrice),
    stopLossTicks: ticksOf(request.exits?.stopLossPrice),
    placedAtMs: core.nowMs,
    status: plan.waits ? 'waiting' : 'open',
  });
  // A market order has its worst price now; an order that acts later, or has a stop loss to follow, has to store its
  // slippage.
  const goesLater = plan.waits || request.exits?.stopLossPrice !== undefined;
  if (core.revision >= 1 && goesLater && request.slippage !== undefined)
    core.protection.slippages.set(order.orderId, request.slippage);
  return order;
}

/** Lets a waiting order wait for its price, or trail. */
export function armTrigger(core: SpotSlice, order: SpotOrder): void {
  const { trailRate, trailDistance } = core.conditions.of(order.orderId)?.terms ?? {};
  if (trailRate !== undefined || trailDistance !== undefined) core.conditions.startTrail(order);
  else core.spot.market(order.pairId).triggers.add(order.stopTicks, order.orderId, waitsForRise(order));
}
