import { assert } from '@candor/kernel';
import { placeExits } from './exits.ts';
import { endOrder, withdraw } from './lifecycle.ts';
import type { SpotSlice } from './slice.ts';

/** Sets the timer of a minute, once. */
export function scheduleExpiry(core: SpotSlice, expiresAtMs: number): void {
  const { timedMinutes } = core.conditions;
  if (timedMinutes.has(expiresAtMs)) return;
  timedMinutes.add(expiresAtMs);
  core.timers.set(expiresAtMs, 'spot.expiry', expiresAtMs);
}

/** Ends what is left of the orders that are good until this minute, the oldest first; also while their pair is halted. */
export function expire(core: SpotSlice, minute: number): void {
  core.conditions.timedMinutes.delete(minute);
  for (const orderId of core.conditions.expiringIn(minute)) {
    const order = core.spot.orders.get(orderId);
    assert(order !== undefined, 'conditions are of a live order');
    const pair = core.catalog.pairs.get(order.pairId);
    assert(pair !== undefined, 'an order has its pair');
    withdraw(core, pair, order);
    endOrder(core, pair, order, 'expired', 'expired');
  }
  placeExits(core);
}
