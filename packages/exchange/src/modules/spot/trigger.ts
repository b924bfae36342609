import { atoms, type Price } from '@candor/money';
import type { OrderId } from '../../vocabulary.ts';
import type { Pair } from '../catalog/catalog.ts';
import { endOrder, moveHold, release, withdraw } from './lifecycle.ts';
import { holdNeeded, type SpotOrder } from './order.ts';
import { act, actAgain } from './fire.ts';
import { execute } from './execute.ts';
import type { SpotSlice } from './slice.ts';

/** Wakes the stops that the index touches, in order, and lets each act as the limit or market order it is. */
export function fireTriggers(core: SpotSlice, pair: Pair): void {
  const index = core.index.last(pair.pairId)?.price;
  if (index === undefined || pair.status !== 'trading') return;
  actAgain(core, pair);
  const { triggers } = core.spot.market(pair.pairId);
  const touched = triggers.takeTouched(Math.floor(index / pair.tick), Math.ceil(index / pair.tick));
  for (const touchedId of touched) {
    const orderId = touchedId as OrderId;
    // An earlier one of the same tick may have ended it: it was the other leg.
    const order = core.spot.orders.get(orderId);
    if (order === undefined || order.status !== 'waiting') continue;
    fire(core, pair, order, index);
  }
}

/** Fires a stop that is out of the line of those that wait. */
export function fire(core: SpotSlice, pair: Pair, order: SpotOrder, indexPrice: Price): void {
  const { orderId, accountId, pairId } = order;
  core.emit({ type: 'spot.order_triggered', orderId, accountId, pairId, indexPrice });
  takeOver(core, pair, order);
  if (core.revision >= 1) act(core, pair, order);
  else execute(core, pair, order);
}

/** A stop leg that fires ends the limit leg and takes over its hold. */
function takeOver(core: SpotSlice, pair: Pair, order: SpotOrder): void {
  const linked = core.spot.orders.get(order.linkedOrderId as OrderId);
  order.linkedOrderId = 0;
  if (linked === undefined) return;
  linked.linkedOrderId = 0;
  moveHold(linked, order);
  withdraw(core, pair, linked);
  endOrder(core, pair, linked, 'cancelled', 'linked_order_done');
  const needed = holdNeeded(pair, order);
  if (order.held > needed) release(core, pair, order, atoms(order.held - needed));
}
