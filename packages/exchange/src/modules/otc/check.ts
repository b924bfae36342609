import { assert } from '@candor/kernel';
import { heldBy } from './otc.ts';
import { otcAdsMax } from './rules.ts';
import type { OtcSlice } from './slice.ts';

const timed: readonly string[] = ['created', 'disputed', 'decided', 'appealed'];

/** Checks the invariants of OTC after every command. What is frozen for ads and orders is checked with all holds. */
export function checkOtc(core: OtcSlice): void {
  const { otc } = core;
  for (const [adId, ad] of otc.ads) {
    assert(ad.adId === adId && adId < otc.nextAdId, 'an ad has the number it was given');
    assert((ad.price === undefined) !== (ad.factor === undefined), 'an ad has one price, fixed or floating');
    assert(ad.state !== 'closed' && ad.quantity >= 0n && heldBy(ad) >= 0n, 'an ad that is kept is not closed');
    assert(
      otc.adOf(ad.accountId, adId) === ad && otc.adCount(ad.accountId) <= otcAdsMax,
      'an ad is known to its maker',
    );
  }
  for (const [orderId, order] of otc.orders) {
    const { state, buyerId, sellerId, quantity, total, verdict, deadlineMs } = order;
    assert(order.orderId === orderId && orderId < otc.nextOrderId, 'an order has the number it was given');
    assert(buyerId !== sellerId && quantity > 0n && total > 0n, 'an order has two sides and an escrow');
    assert(otc.orderOf(buyerId, orderId) === order && otc.orderOf(sellerId, orderId) === order, 'both sides know it');
    assert(state === 'paid' || timed.includes(state), 'an order that is kept has not ended');
    assert(deadlineMs > 0 === timed.includes(state), 'what does not wait for its sides has a deadline');
    const isDecided = state === 'decided' || state === 'appealed';
    assert((verdict !== undefined) === isDecided, 'a verdict makes an order decided');
    assert(
      verdict === undefined || (verdict.toBuyer >= 0n && verdict.toBuyer <= quantity),
      'a verdict splits the escrow',
    );
  }
  assert(otc.orders.size + otc.endedCount === otc.nextOrderId - 1, 'an order ends once');
}
