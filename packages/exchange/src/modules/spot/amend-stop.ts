import { done, reject } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { atomsOfLots, priceOfTicks } from '../catalog/catalog.ts';
import { armTrigger, canPay, tradablePair } from './admission.ts';
import { placed } from './execute.ts';
import { hold, release, tellStopAmended, withdraw } from './lifecycle.ts';
import { marketFor } from './matching.ts';
import { holdNeeded, priceOrNone } from './order.ts';
import { type OrderRequest, planOrder } from './plan.ts';
import { holdFor, isMarketKind } from './rules.ts';
import type { SpotSlice } from './slice.ts';

/**
 * Changes the trigger, the limit price or the size of a stop that waits (RULES 4). It is checked as a new one would be; of one
 * that trails only the size can change.
 */
export function amendStop(core: SpotSlice, command: CommandOf<'spot.amend_stop'>): OutcomeOf<'spot.amend_stop'> {
  const order = core.spot.orders.get(command.orderId);
  if (order === undefined || order.accountId !== command.accountId) return reject('order_not_found');
  const tradable = tradablePair(core, order.accountId, order.pairId, order.side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  if (order.status !== 'waiting') return reject('order_not_waiting');
  const conditions = core.conditions.of(order.orderId);
  const trails = core.conditions.trailing(order.pairId)?.has(order.orderId) === true;
  const hasNoPrice = isMarketKind(order.orderType) && command.price !== undefined;
  if (order.linkedOrderId !== 0 || hasNoPrice || (trails && command.stopPrice !== undefined))
    return reject('order_combination_invalid');
  const request: OrderRequest = {
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    price: command.price ?? priceOrNone(pair, order.limitTicks),
    stopPrice: command.stopPrice ?? priceOfTicks(pair, order.stopTicks),
    quantity: command.quantity ?? atomsOfLots(pair, order.lots),
    slippage: core.protection.slippages.get(order.orderId),
    ...(order.takeProfitTicks === 0 && order.stopLossTicks === 0
      ? {}
      : {
          exits: {
            takeProfitPrice: priceOrNone(pair, order.takeProfitTicks),
            stopLossPrice: priceOrNone(pair, order.stopLossTicks),
          },
        }),
    ...(conditions === undefined ? {} : { conditions: { visibleQuantity: conditions.terms.visibleQuantity } }),
  };
  // Where a stop that trails stands now, it may stand.
  const planned = planOrder(pair, marketFor(core, pair, order.accountId), request, trails ? 'exit' : 'order');
  if (!planned.ok) return planned;
  const { limitTicks, stopTicks, worstTicks, lots } = planned.value;
  if (limitTicks === order.limitTicks && stopTicks === order.stopTicks && lots === order.lots)
    return reject('amend_nothing');
  // The most that a trailing stop may cost was settled when it was placed.
  const worstNow = trails ? order.worstTicks : worstTicks;
  const needed = holdFor(pair, order.side, isMarketKind(order.orderType) ? worstNow : limitTicks, lots);
  const more = needed - order.held;
  if (more > 0n && !canPay(core, pair, order.accountId, order.side, more)) return reject('balance_insufficient');

  withdraw(core, pair, order);
  Object.assign(order, { limitTicks, stopTicks, worstTicks: worstNow, lots });
  armTrigger(core, order);
  if (more > 0n) hold(core, pair, order, atoms(more));
  else release(core, pair, order, atoms(order.held - holdNeeded(pair, order)));
  tellStopAmended(core, pair, order);
  return done(placed(pair, order, undefined));
}
