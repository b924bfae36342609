import { type Outcome, done, reject } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { CommandOf, PlacedOrder } from '../../commands.ts';
import type { Core } from '../../core.ts';
import type { RejectCode } from '../../reject-codes.ts';
import type { AccountId, EndReason, PairId } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { placeExits } from './exits.ts';
import { announce, endOrder, hold, rest } from './lifecycle.ts';
import { marketFor, match } from './matching.ts';
import {
  feeCharged,
  filledAtoms,
  limitInForce,
  newOrder,
  remainingLots,
  type SpotOrder,
  waitsForRise,
} from './order.ts';
import {
  isMarketKind,
  marketEnd,
  openOrdersMax,
  type OrderPlan,
  type OrderRequest,
  planOrder,
  walkDepth,
} from './rules.ts';

/** The pair an account may trade in now, or why not. */
export function tradablePair(core: Core, accountId: AccountId, pairId: PairId): Outcome<Pair, RejectCode> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const pair = core.catalog.pairs.get(pairId);
  if (pair === undefined) return reject('pair_not_found');
  if (!pair.hasBook) return reject('pair_has_no_book');
  if (pair.status !== 'trading') return reject('pair_not_trading');
  return done(pair);
}

/** What an account has to pay an order with. */
export function canPay(core: Core, pair: Pair, accountId: AccountId, side: 'buy' | 'sell', amount: bigint): boolean {
  const asset = side === 'buy' ? pair.quote : pair.base;
  return core.ledger.available(core.ledger.wallet(accountId, 'change', asset.assetId)) >= amount;
}

export function orderFrom(
  core: Core,
  pair: Pair,
  accountId: AccountId,
  request: OrderRequest,
  plan: OrderPlan,
): SpotOrder {
  const ticksOf = (price: number | undefined) => (price === undefined ? 0 : Math.floor(price / pair.tick));
  return newOrder({
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
    makerFee: pair.makerFee,
    takerFee: pair.takerFee,
    takeProfitTicks: ticksOf(request.exits?.takeProfitPrice),
    stopLossTicks: ticksOf(request.exits?.stopLossPrice),
    placedAtMs: core.nowMs,
    status: plan.waits ? 'waiting' : 'open',
  });
}

/** Lets a waiting order wait for its price. */
export function wait(core: Core, order: SpotOrder): void {
  core.spot.market(order.pairId).triggers.add(order.stopTicks, order.orderId, waitsForRise(order));
}

/** Lets an order act: match, then rest or end. Its hold is in place. */
export function run(core: Core, pair: Pair, order: SpotOrder): EndReason | undefined {
  order.status = 'open';
  if (order.timeInForce === 'fok' && !fillsWhole(core, pair, order)) {
    endOrder(core, pair, order, 'expired', 'fill_or_kill_incomplete');
    return 'fill_or_kill_incomplete';
  }
  const cause = match(core, pair, order);
  if (isMarketKind(order.orderType)) {
    const { status, reason } = marketEnd(cause, order.filledLots);
    endOrder(core, pair, order, status, reason);
    return reason;
  }
  if (cause === 'filled') {
    endOrder(core, pair, order, 'filled', 'filled');
    return 'filled';
  }
  if (cause === 'own_order' || order.timeInForce !== 'gtc') {
    const reason = cause === 'own_order' ? 'self_trade' : 'immediate_remainder';
    endOrder(core, pair, order, 'expired', reason);
    return reason;
  }
  rest(core, pair, order);
  return undefined;
}

function fillsWhole(core: Core, pair: Pair, order: SpotOrder): boolean {
  const asked = {
    side: order.side,
    limitTicks: limitInForce(order),
    lots: remainingLots(order),
    quoteAmount: order.quoteAmount,
  };
  return walkDepth(marketFor(core, pair, order.accountId), asked, pair.quotePerTickLot).cause === 'filled';
}

/** What a placed order has become, for the answer. */
export function placed(pair: Pair, order: SpotOrder, reason: EndReason | undefined): PlacedOrder {
  return {
    orderId: order.orderId,
    status: order.status,
    ...(reason === undefined ? {} : { reason }),
    filled: filledAtoms(pair, order),
    filledQuote: order.filledQuote,
    fee: feeCharged(order),
  };
}

export function place(core: Core, command: CommandOf<'spot.place'>): Outcome<PlacedOrder, RejectCode> {
  const { accountId, pairId } = command;
  const tradable = tradablePair(core, accountId, pairId);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  const planned = planOrder(pair, marketFor(core, pair, accountId), command);
  if (!planned.ok) return planned;
  const plan = planned.value;
  if (core.spot.countIn(accountId, pairId) >= openOrdersMax) return reject('too_many_open_orders');
  if (!canPay(core, pair, accountId, command.side, plan.hold)) return reject('balance_insufficient');

  const order = orderFrom(core, pair, accountId, command, plan);
  core.spot.keep(order);
  announce(core, pair, order);
  hold(core, pair, order, atoms(plan.hold));
  if (plan.waits) wait(core, order);
  const reason = plan.waits ? undefined : run(core, pair, order);
  placeExits(core);
  return done(placed(pair, order, reason));
}
