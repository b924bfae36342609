import { done, reject } from '@candor/kernel';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { Pair } from '../catalog/catalog.ts';
import { endLinked, endOrder, withdraw } from './lifecycle.ts';
import type { SpotOrder } from './order.ts';
import type { SpotSlice } from './slice.ts';

/** Ends an order as its owner asks; of an OCO both legs. */
export function cancelOne(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  if (order.linkedOrderId !== 0) endLinked(core, pair, order, 'user_cancelled');
  withdraw(core, pair, order);
  endOrder(core, pair, order, 'cancelled', 'user_cancelled');
}

/** Cancels one order; of an OCO, both legs. Possible while the pair trades and while it is cancel-only. */
export function cancel(core: SpotSlice, command: CommandOf<'spot.cancel'>): OutcomeOf<'spot.cancel'> {
  const order = core.spot.orders.get(command.orderId);
  // Another user's order gets the same answer as none: numbers are guessable, holdings are private.
  if (order === undefined || order.accountId !== command.accountId) return reject('order_not_found');
  const pair = core.catalog.pairs.get(order.pairId) as Pair;
  if (pair.status === 'halted') return reject('pair_not_trading');
  cancelOne(core, pair, order);
  return done({ orderId: order.orderId });
}

/** Cancels all of an account's orders, in one pair or in every pair that is not halted. */
export function cancelAll(core: SpotSlice, command: CommandOf<'spot.cancel_all'>): OutcomeOf<'spot.cancel_all'> {
  if (!core.accounts.has(command.accountId)) return reject('account_not_found');
  if (command.pairId !== undefined && !core.catalog.pairs.has(command.pairId)) return reject('pair_not_found');
  let count = 0;
  for (const order of core.spot.ordersOf(command.accountId)) {
    if (command.pairId !== undefined && order.pairId !== command.pairId) continue;
    const pair = core.catalog.pairs.get(order.pairId) as Pair;
    // The other leg of an OCO has gone with the first.
    if (pair.status === 'halted' || !core.spot.orders.has(order.orderId)) continue;
    cancelOne(core, pair, order);
    count += 1;
  }
  return done({ count });
}
