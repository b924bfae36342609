import { assert, done, reject } from '@candor/kernel';
import { type Atoms, atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { OrderId } from '../../vocabulary.ts';
import { atomsOfLots, type Pair, priceOfTicks } from '../catalog/catalog.ts';
import { armTrigger, canPay, tradablePair } from './admission.ts';
import { placed } from './execute.ts';
import { hold, release, rest, tellAmended, tellStopAmended, withdraw } from './lifecycle.ts';
import { planLegs } from './oco.ts';
import { priceOrNone, remainingLots, type SpotOrder } from './order.ts';
import { holdFor, isMarketKind } from './rules.ts';
import type { SpotSlice } from './slice.ts';

/**
 * Changes the prices of an OCO that waits (RULES 4), checked as those of a new one. Its limit keeps its place in line unless its own
 * price changes, and what the two legs hold is again the larger of their needs.
 */
export function amendOco(core: SpotSlice, command: CommandOf<'spot.amend_oco'>): OutcomeOf<'spot.amend_oco'> {
  const order = core.spot.orders.get(command.orderId);
  if (order === undefined || order.accountId !== command.accountId) return reject('order_not_found');
  const { accountId, side } = order;
  const tradable = tradablePair(core, accountId, order.pairId, side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  const linked = core.spot.orders.get(order.linkedOrderId as OrderId);
  if (linked === undefined) return reject('order_combination_invalid');
  const [limit, stop] = order.status === 'waiting' ? [linked, order] : [order, linked];
  assert(limit.status === 'open' && stop.status === 'waiting', 'both legs of an OCO are there until one acts');
  if (isMarketKind(stop.orderType) && command.stopLimitPrice !== undefined) return reject('order_combination_invalid');
  const planned = planLegs(core, pair, {
    accountId,
    side,
    // The size it was placed with: a rest may be smaller than an order of its own.
    quantity: atomsOfLots(pair, limit.lots),
    limitPrice: command.limitPrice ?? priceOfTicks(pair, limit.limitTicks),
    stopPrice: command.stopPrice ?? priceOfTicks(pair, stop.stopTicks),
    stopLimitPrice: command.stopLimitPrice ?? priceOrNone(pair, stop.limitTicks),
    slippage: core.protection.slippages.get(stop.orderId),
  });
  if (!planned.ok) return planned;
  const [, limitPlan] = planned.value.limit;
  const [, { stopTicks, limitTicks, worstTicks }] = planned.value.stop;
  const isLimitMoved = limitPlan.limitTicks !== limit.limitTicks;
  const isStopMoved = stopTicks !== stop.stopTicks || limitTicks !== stop.limitTicks;
  if (!isLimitMoved && !isStopMoved) return reject('amend_nothing');
  const left = remainingLots(limit);
  const limitNeed = holdFor(pair, side, limitPlan.limitTicks, left);
  const stopNeed = holdFor(pair, side, isMarketKind(stop.orderType) ? worstTicks : limitTicks, left);
  const shared = stopNeed > limitNeed ? stopNeed : limitNeed;
  if (!canPay(core, pair, accountId, side, shared - limit.held - stop.held)) return reject('balance_insufficient');

  if (isLimitMoved) {
    withdraw(core, pair, limit);
    limit.limitTicks = limitPlan.limitTicks;
    rest(core, pair, limit);
    tellAmended(core, pair, limit);
  }
  if (isStopMoved) {
    withdraw(core, pair, stop);
    Object.assign(stop, { stopTicks, limitTicks, worstTicks });
    armTrigger(core, stop);
    tellStopAmended(core, pair, stop);
  }
  shareHold(core, pair, [limit, limitNeed], [stop, atoms(shared - limitNeed)]);
  return done(placed(pair, order, undefined));
}

/** Releases come first: what one leg no longer needs may be what the other one takes. */
function shareHold(core: SpotSlice, pair: Pair, ...legs: readonly (readonly [leg: SpotOrder, needed: Atoms])[]): void {
  for (const [leg, needed] of legs) if (leg.held > needed) release(core, pair, leg, atoms(leg.held - needed));
  for (const [leg, needed] of legs) if (leg.held < needed) hold(core, pair, leg, atoms(needed - leg.held));
}
