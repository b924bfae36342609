import { nftOutageMs } from './rules.ts';
import type { NftSlice } from './slice.ts';

/** The first of what is under way: until the next tick, the exchange is known to run since now. */
export function noteStart({ nft, nowMs }: NftSlice): void {
  if (!nft.isUnderWay) nft.tickAtMs = nowMs;
}

/** True when the command comes so long after the last tick that the exchange was out in between. */
export function isOut({ nft, atMs }: NftSlice): boolean {
  return atMs - nft.tickAtMs > nftOutageMs;
}

/**
 * Nobody can bid or pay in an outage: the next tick moves each end by as much of it as the sale or the order has waited through,
 * and tells by how much. The most by which bids move an end stays the same.
 */
export function onTick(core: NftSlice): void {
  const { nft, nowMs } = core;
  if (!nft.isUnderWay) return;
  const fromMs = nft.tickAtMs;
  const wasOut = isOut(core);
  nft.tickAtMs = nowMs;
  if (!wasOut) return;
  for (const sale of nft.sales.values()) {
    const byMs = nowMs - Math.max(fromMs, sale.startsAtMs);
    if (byMs <= 0) continue;
    sale.endsAtMs += byMs;
    sale.lastEndMs += byMs;
    core.timers.set(sale.endsAtMs, 'nft.sale', sale.saleId);
    const { saleId, itemId, endsAtMs } = sale;
    core.emit({ type: 'nft.sale_moved', saleId, itemId, byMs, endsAtMs });
  }
  for (const order of nft.orders.values()) {
    const byMs = nowMs - fromMs;
    order.deadlineMs += byMs;
    core.timers.set(order.deadlineMs, 'nft.payment', order.orderId);
    const { orderId, buyerId, sellerId, deadlineMs } = order;
    core.emit({ type: 'nft.order_moved', orderId, buyerId, sellerId, byMs, deadlineMs });
  }
}
