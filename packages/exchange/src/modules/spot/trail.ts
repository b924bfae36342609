import { assert } from '@candor/kernel';
import type { Price } from '@candor/money';
import { trailStopTicks } from '../../trail.ts';
import { type Pair, priceOfTicks } from '../catalog/catalog.ts';
import type { SpotSlice } from './slice.ts';
import { fire } from './trigger.ts';

/**
 * Moves the stops of a pair that trail after the index, and fires those that it has come back to, the older first. A stop only
 * ever comes nearer: up for a sell, down for a buy. Before the index has reached where it begins, it stays.
 */
export function trailStops(core: SpotSlice, pair: Pair, index: Price): void {
  for (const orderId of core.conditions.trailing(pair.pairId) ?? []) {
    const order = core.spot.orders.get(orderId);
    const live = core.conditions.of(orderId);
    // An earlier one of the same tick may have ended it: its fill met this one's owner.
    if (order === undefined || live === undefined || order.status !== 'waiting') continue;
    const { activationPrice } = live.terms;
    const isSell = order.side === 'sell';
    if (live.peak === undefined) {
      assert(activationPrice !== undefined, 'a stop that does not trail yet waits for its price');
      if (isSell ? index < activationPrice : index > activationPrice) continue;
    }
    if (live.peak === undefined || (isSell ? index > live.peak : index < live.peak)) {
      live.peak = index;
      order.stopTicks = trailStopTicks(pair, order.side, live.terms, index);
      continue;
    }
    const stop = priceOfTicks(pair, order.stopTicks);
    if (isSell ? index > stop : index < stop) continue;
    core.conditions.stopTrail(order);
    const { accountId, pairId } = order;
    core.emit({ type: 'spot.stop_moved', orderId, accountId, pairId, stopPrice: stop });
    fire(core, pair, order, index);
  }
}
