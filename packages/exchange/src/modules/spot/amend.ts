import { done, reject } from '@candor/kernel';
import { atoms } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { atomsOfLots, priceOfTicks } from '../catalog/catalog.ts';
import { hold, release, tellAmended } from './lifecycle.ts';
import { marketFor } from './matching.ts';
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
  const planned = planOrder(pair, marketFor(core, pair, order.accountId), {
    ...request,
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

  const isSmaller = isSamePrice && lots < order.lots;
  const { book } = core.spot.market(pair.pairId);
  if (isSmaller) book.reduceTo(order.orderId, lots - order.filledLots);
  else book.remove(order.orderId);
  core.changedBooks.add(pair.pairId);
  order.limitTicks = limitTicks;
  order.lots = lots;
  if (more > 0n) hold(core, pair, order, atoms(more));
  else release(core, pair, order, atoms(order.held - holdNeeded(pair, order)));
  tellAmended(core, pair, order);
  const reason = isSmaller ? undefined : execute(core, pair, order);
  return done(placed(pair, order, reason));
}
