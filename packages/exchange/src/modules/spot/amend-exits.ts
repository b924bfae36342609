import { done, reject } from '@candor/kernel';
import type { Price } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { atomsOfLots, priceOfTicks } from '../catalog/catalog.ts';
import { tradablePair } from './admission.ts';
import { placed } from './execute.ts';
import { marketFor } from './matching.ts';
import { priceOrNone } from './order.ts';
import { hasIdleSlippage, type OrderRequest, planOrder } from './plan.ts';
import type { SpotSlice } from './slice.ts';

/**
 * Sets the exits that a purchase leaves when it is done, or takes them away (RULES 4). The order itself does not change, so it keeps
 * its place in line.
 */
export function amendExits(core: SpotSlice, command: CommandOf<'spot.amend_exits'>): OutcomeOf<'spot.amend_exits'> {
  const order = core.spot.orders.get(command.orderId);
  if (order === undefined || order.accountId !== command.accountId) return reject('order_not_found');
  const tradable = tradablePair(core, order.accountId, order.pairId, order.side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  if (order.linkedOrderId !== 0) return reject('order_combination_invalid');
  const { takeProfitPrice, stopLossPrice } = command;
  const hasExits = takeProfitPrice !== undefined || stopLossPrice !== undefined;
  const conditions = core.conditions.of(order.orderId)?.terms;
  const trails = conditions?.trailRate !== undefined || conditions?.trailDistance !== undefined;
  const request: OrderRequest = {
    side: order.side,
    orderType: order.orderType,
    timeInForce: order.timeInForce,
    price: priceOrNone(pair, order.limitTicks),
    ...(order.stopTicks === 0 || trails ? {} : { stopPrice: priceOfTicks(pair, order.stopTicks) }),
    ...(order.lots === 0 ? { quoteAmount: order.quoteAmount } : { quantity: atomsOfLots(pair, order.lots) }),
    ...(hasExits ? { exits: { takeProfitPrice, stopLossPrice } } : {}),
    ...(conditions === undefined ? {} : { conditions }),
  };
  const planned = planOrder(pair, marketFor(core, pair, order.accountId), request, 'exit');
  if (!planned.ok) return planned;
  const ticksOf = (price: Price | undefined) => (price === undefined ? 0 : Math.floor(price / pair.tick));
  const [takeProfitTicks, stopLossTicks] = [ticksOf(takeProfitPrice), ticksOf(stopLossPrice)];
  if (takeProfitTicks === order.takeProfitTicks && stopLossTicks === order.stopLossTicks)
    return reject('amend_nothing');

  const { orderId, accountId, pairId } = order;
  const { slippages } = core.protection;
  Object.assign(order, { takeProfitTicks, stopLossTicks });
  if (hasIdleSlippage({ ...request, slippage: slippages.get(orderId) })) slippages.delete(orderId);
  core.emit({ type: 'spot.exits_amended', orderId, accountId, pairId, takeProfitPrice, stopLossPrice });
  return done(placed(pair, order, undefined));
}
