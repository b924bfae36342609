import { assert } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import type { RejectCode } from '../../reject-codes.ts';
import { type Pair, priceOfTicks } from '../catalog/catalog.ts';
import { canPay, orderFrom, tradablePair, armTrigger } from './admission.ts';
import { emitPlaced, hold, withdraw } from './lifecycle.ts';
import { marketFor } from './matching.ts';
import { followRequests } from './follow.ts';
import { limitLeg, stopLeg } from './legs.ts';
import { enterLegs, placeOco, sharedHold } from './oco.ts';
import { feeCharged, filledAtoms, type SpotOrder } from './order.ts';
import { place } from './place.ts';
import { isTouchedBy, type OrderPlan, type OrderRequest, planOrder } from './plan.ts';
import { openOrdersMax } from './rules.ts';
import { execute } from './execute.ts';
import type { SpotSlice } from './slice.ts';
import { fire } from './trigger.ts';

/**
 * Places the exits of orders that have ended, over the quantity bought after the fee, in whole lots. Exits can end and
 * have no exits of their own, so this terminates. A refusal is stated and changes nothing else.
 */
export function placeExits(core: SpotSlice): void {
  for (let order = core.spot.exitsDue.shift(); order !== undefined; order = core.spot.exitsDue.shift()) {
    const pair = core.catalog.pairs.get(order.pairId);
    assert(pair !== undefined, 'an order has its pair');
    const code = core.revision >= 1 ? standExits(core, pair, order) : tryExit(core, pair, order);
    core.protection.slippages.delete(order.orderId);
    if (code === undefined) continue;
    const { orderId, accountId, pairId } = order;
    core.emit({ type: 'spot.exits_refused', orderId, accountId, pairId, code });
  }
  if (core.conditions.followsDue.length > 0) {
    placeFollows(core);
    // Orders that follow may meet others that have exits.
    placeExits(core);
  }
}

function boughtLots(pair: Pair, order: SpotOrder): Atoms {
  const bought = filledAtoms(pair, order) - feeCharged(order);
  return atoms(bought - (bought % pair.lot));
}

type Leg = readonly [request: OrderRequest, plan: OrderPlan];

/**
 * Protects the quantity bought wherever the index has gone meanwhile: an exit beyond its price acts at once, or as soon
 * as the index is fresh again, and an exit that is refused does not take the other with it. Returns the reason that one
 * of them is refused.
 */
function standExits(core: SpotSlice, pair: Pair, order: SpotOrder) {
  const bought = { side: 'sell', quantity: boughtLots(pair, order) } as const;
  const slippage = core.protection.slippages.get(order.orderId);
  const asked: OrderRequest[] = [];
  // The stop loss comes first: where only one has room, it is the one.
  if (order.stopLossTicks > 0) asked.push(stopLeg(bought, priceOfTicks(pair, order.stopLossTicks), { slippage }));
  if (order.takeProfitTicks > 0) asked.push(limitLeg(bought, priceOfTicks(pair, order.takeProfitTicks)));
  return standLegs(core, pair, order, asked, 'exit');
}

/** Places the orders that follow others that have filled whole. */
function placeFollows(core: SpotSlice): void {
  const { followsDue } = core.conditions;
  for (let due = followsDue.shift(); due !== undefined; due = followsDue.shift()) {
    const { orderId, accountId, pairId } = due.order;
    const pair = core.catalog.pairs.get(pairId);
    assert(pair !== undefined, 'an order has its pair');
    const code = standLegs(core, pair, due.order, followRequests(due.terms), 'follow');
    if (code !== undefined) core.emit({ type: 'spot.follow_refused', orderId, accountId, pairId, code });
  }
}

function standLegs(
  core: SpotSlice,
  pair: Pair,
  order: SpotOrder,
  asked: readonly OrderRequest[],
  purpose: 'exit' | 'follow',
): RejectCode | undefined {
  const { accountId, pairId } = order;
  const side = asked[0]?.side ?? 'sell';
  const tradable = tradablePair(core, accountId, pairId, side);
  if (!tradable.ok) return tradable.code;
  const legs: Leg[] = [];
  let refused: RejectCode | undefined;
  for (const request of asked) {
    const planned = planOrder(pair, marketFor(core, pair, accountId, { ownOrders: 'give_way' }), request, purpose);
    const isFull = core.spot.countIn(accountId, pairId) + legs.length >= openOrdersMax;
    if (!planned.ok) refused ??= planned.code;
    else if (isFull) refused ??= 'too_many_open_orders';
    else legs.push([request, planned.value]);
  }
  const [first, second] = legs;
  if (first === undefined) return refused;
  const need = second === undefined ? first[1].hold : sharedHold(second[1], first[1]);
  if (!canPay(core, pair, accountId, side, need)) return 'balance_insufficient';
  if (second === undefined) standAlone(core, pair, order, first);
  else standTogether(core, pair, order, first, second);
  return refused;
}

function standAlone(core: SpotSlice, pair: Pair, { accountId }: SpotOrder, [request, plan]: Leg): void {
  const exit = orderFrom(core, pair, accountId, request, plan);
  core.spot.keep(exit);
  emitPlaced(core, pair, exit);
  hold(core, pair, exit, plan.hold);
  if (!plan.waits) execute(core, pair, exit, 'give_way');
  else {
    armTrigger(core, exit);
    fireIfTouched(core, pair, exit, request);
  }
}

function standTogether(core: SpotSlice, pair: Pair, { accountId }: SpotOrder, stop: Leg, limit: Leg): void {
  const legs = enterLegs(core, pair, accountId, limit, stop);
  armTrigger(core, legs.stop);
  // The part that trades at its limit at once is worth more than the proceeds of the stop: it goes first.
  execute(core, pair, legs.limit, 'give_way');
  if (legs.stop.status === 'waiting') fireIfTouched(core, pair, legs.stop, stop[0]);
}

/** A stop whose price the index has passed already does not wait for another tick. */
function fireIfTouched(core: SpotSlice, pair: Pair, stop: SpotOrder, request: OrderRequest): void {
  const index = core.index.fresh(pair.pairId, core.nowMs);
  if (index === undefined || !isTouchedBy(request, index)) return;
  withdraw(core, pair, stop);
  fire(core, pair, stop, index);
}

function tryExit(core: SpotSlice, pair: Pair, order: SpotOrder) {
  const quantity = boughtLots(pair, order);
  const takeProfit = order.takeProfitTicks === 0 ? undefined : priceOfTicks(pair, order.takeProfitTicks);
  const stopLoss = order.stopLossTicks === 0 ? undefined : priceOfTicks(pair, order.stopLossTicks);
  const { accountId, pairId } = order;
  const outcome =
    takeProfit !== undefined && stopLoss !== undefined
      ? placeOco(core, {
          type: 'spot.place_oco',
          accountId,
          pairId,
          side: 'sell',
          quantity,
          limitPrice: takeProfit,
          stopPrice: stopLoss,
        })
      : place(core, {
          type: 'spot.place',
          accountId,
          pairId,
          side: 'sell',
          quantity,
          ...(takeProfit === undefined
            ? { orderType: 'stop_market', timeInForce: 'ioc', stopPrice: stopLoss }
            : { orderType: 'limit', timeInForce: 'gtc', price: takeProfit }),
        });
  return outcome.ok ? undefined : outcome.code;
}
