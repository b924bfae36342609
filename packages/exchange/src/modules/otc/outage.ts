import { namesOf } from './ends.ts';
import { otcOutageMs } from './rules.ts';
import type { OtcSlice } from './slice.ts';

/** True when the command comes so long after the last tick that the exchange was out in between. */
export function isOut({ otc, atMs }: OtcSlice): boolean {
  return atMs - otc.tickAtMs > otcOutageMs;
}

/**
 * RULES 12: an outage stops all timers. The exchange ticks twice a second while it runs, so that a long time without one is an
 * outage; the next tick moves each deadline by as much of it as the order has waited through, and tells by how much.
 */
export function onTick(core: OtcSlice): void {
  const { otc, nowMs } = core;
  if (otc.orders.size === 0) return;
  const fromMs = otc.tickAtMs;
  const wasOut = isOut(core);
  otc.tickAtMs = nowMs;
  if (!wasOut) return;
  for (const order of otc.orders.values()) {
    // A paid order has no deadline, a promise may have been missed before, and what began in the outage lost the rest of it.
    const byMs = nowMs - Math.max(fromMs, order.sinceMs);
    if (order.deadlineMs <= fromMs || byMs === 0) continue;
    order.deadlineMs += byMs;
    order.pausedMs += byMs;
    core.timers.set(order.deadlineMs, 'otc.deadline', order.orderId);
    const { deadlineMs, pausedMs } = order;
    core.emit({ type: 'otc.deadline_moved', ...namesOf(order), byMs, pausedMs, deadlineMs });
  }
}
