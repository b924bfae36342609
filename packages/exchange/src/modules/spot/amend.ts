import { done, reject } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { atomsOfLots, priceOfTicks } from '../catalog/catalog.ts';
import { hold, release, tellAmended } from './lifecycle.ts';
import { marketFor, ownOrdersOf } from './matching.ts';
import { holdNeeded } from './order.ts';
import { canPay, tradablePair } from './admission.ts';
import { placed, execute } from './execute.ts';
import { type OrderRequest, planOrder } from './plan.ts';
import { holdFor, isMarketKind } from './rules.ts';
import type { SpotSlice } from './slice.ts';

/**
 * Changes the price or the whole size of a limit order in the book (RULES 4). Making it smaller keeps its place in
 * line; anything else is a new arrival at the end of the line, which may also trade at once.
 */
export function amend(core: SpotSlice, command: CommandOf<'spot.amend'>): OutcomeOf<'spot.amend'> {
  const order = core.spot.orders.get(command.orderId);
  if (order === undefined || order.accountId !== command.accountId) return reject('order_not_found');
  const tradable = tradablePair(core, order.accountId, order.pairId, order.side);
  if (!tradable.ok) return tradable;
  const pair = tradable.value;
  if (order.status !== 'open' || isMarketKind(order.orderType)) return reject('order_not_open');
  if (order.linkedOrderId !== 0) return reject('order_combination_invalid');
  const price = command.price ?? priceOfTicks(pair, order.limitTicks);
  const quantity = command.quantity ?? atomsOfLots(pair, order.lots);
  const request: OrderRequest = { side: order.side, orderType: 'limit', timeInForce: 'gtc', price, quantity };
  const conditions = core.conditions.of(order.orderId);
  const visible = conditions?.terms.visibleQuantity;
  const ownOrders = ownOrdersOf(conditions?.terms.selfTrade);
  const planned = planOrder(pair, marketFor(core, pair, order.accountId, { ownOrders }), {
    ...request,
    // An iceberg may become as small as it likes, and not so large that it would be hidden.
    ...(visible === undefined ? {} : { conditions: { visibleQuantity: visible < quantity ? visible : quantity } }),
    ...(order.isPostOnly === 1 ? { isPostOnly: 'yes' as const } : {}),
  });
  if (!planned.ok) return planned;
  const { limitTicks, lots } = planned.value;
  if (lots <= order.filledLots) return reject('amend_below_filled');
  const isSamePrice = limitTicks === order.limitTicks;
  if (isSamePrice && lots === order.lots) return reject('amend_nothing');
  const needed = holdFor(pair, order.side, limitTicks, lots - order.filledLots);
  const more = needed - order.held;
  if (more > 0n && !canPay(core, pair, order.accountId, order.side, more)) return reject('balance_insufficient');

  // The hidden part of an iceberg has no place in line that could be lost.
  const keepsPlace = isSamePrice && (lots < order.lots || visible !== undefined);
  const { book } = core.spot.market(pair.pairId);
  if (!keepsPlace) book.remove(order.orderId);
  else if (lots - order.filledLots < book.lotsIn(order.orderId)) book.reduceTo(order.orderId, lots - order.filledLots);
  core.changedBooks.add(pair.pairId);
  order.limitTicks = limitTicks;
  order.lots = lots;
  if (more > 0n) hold(core, pair, order, atoms(more));
  else release(core, pair, order, atoms(order.held - holdNeeded(pair, order)));
  tellAmended(core, pair, order);
  const reason = keepsPlace ? undefined : execute(core, pair, order);
  return done(placed(pair, order, reason));
}
