import { type Outcome, done, reject } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { CommandOf, ResultOf } from '../../commands.ts';
import type { Core } from '../../core.ts';
import type { RejectCode } from '../../reject-codes.ts';
import { announce, hold, rest } from './lifecycle.ts';
import { marketFor } from './matching.ts';
import { canPay, orderFrom, tradablePair, wait } from './enter.ts';
import { type OrderRequest, planOrder } from './plan.ts';
import { openOrdersMax } from './rules.ts';

/**
 * A limit on one side of the price and a stop on the other, over one quantity and one hold: the larger of the two
 * needs. The limit leg carries what it needs, the stop leg what it needs more; whichever acts first ends the other.
 */
export function placeOco(
  core: Core,
  command: CommandOf<'spot.place_oco'>,
): Outcome<ResultOf<'spot.place_oco'>, RejectCode> {
  const { accountId, pairId, side, quantity, limitPrice, stopPrice, stopLimitPrice } = command;
  const tradable = tradablePair(core, accountId, pairId, side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  const market = marketFor(core, pair, accountId);
  const limitRequest: OrderRequest = { side, orderType: 'limit', timeInForce: 'gtc', price: limitPrice, quantity };
  const stopRequest: OrderRequest = {
    side,
    orderType: stopLimitPrice === undefined ? 'stop_market' : 'stop_limit',
    timeInForce: stopLimitPrice === undefined ? 'ioc' : 'gtc',
    stopPrice,
    quantity,
    ...(stopLimitPrice === undefined ? {} : { price: stopLimitPrice }),
  };
  const limitPlan = planOrder(pair, market, limitRequest);
  if (!limitPlan.ok) return limitPlan;
  const stopPlan = planOrder(pair, market, stopRequest);
  if (!stopPlan.ok) return stopPlan;
  const isSplit = side === 'sell' ? limitPrice > stopPrice : limitPrice < stopPrice;
  // A limit leg that would trade at once is not one of two alternatives.
  if (!isSplit || limitPlan.value.walk.lots > 0 || limitPlan.value.walk.cause === 'own_order')
    return reject('oco_prices_wrong');
  if (core.spot.countIn(accountId, pairId) + 2 > openOrdersMax) return reject('too_many_open_orders');
  const limitHold = limitPlan.value.hold;
  const more = stopPlan.value.hold > limitHold ? stopPlan.value.hold - limitHold : 0n;
  if (!canPay(core, pair, accountId, side, limitHold + more)) return reject('balance_insufficient');

  const limitLeg = orderFrom(core, pair, accountId, limitRequest, limitPlan.value);
  const stopLeg = orderFrom(core, pair, accountId, stopRequest, stopPlan.value);
  limitLeg.linkedOrderId = stopLeg.orderId;
  stopLeg.linkedOrderId = limitLeg.orderId;
  for (const leg of [limitLeg, stopLeg]) {
    core.spot.keep(leg);
    announce(core, pair, leg);
  }
  hold(core, pair, limitLeg, limitHold);
  hold(core, pair, stopLeg, atoms(more));
  rest(core, pair, limitLeg);
  wait(core, stopLeg);
  return done({ limitOrderId: limitLeg.orderId, stopOrderId: stopLeg.orderId });
}
