import type { AccountId } from '../../vocabulary.ts';
import type { LivePurchase } from './product.ts';
import { dualWorthOf } from './rules.ts';
import type { DualSlice } from './slice.ts';

/** The worth of a user's live purchases, each at its linked price. */
export function heldBy(core: DualSlice, of: AccountId): bigint {
  let held = 0n;
  for (const purchase of core.dual.liveOf(of)) held += worthOfPurchase(core, purchase);
  return held;
}

export function worthOfPurchase(
  core: DualSlice,
  { pairId, ...purchase }: Pick<LivePurchase, 'pairId' | 'direction' | 'stake' | 'linkedPrice'>,
): bigint {
  const pair = core.catalog.pairs.get(pairId);
  return pair === undefined ? 0n : dualWorthOf(purchase, { base: pair.base.scale, quote: pair.quote.scale });
}

/** The reason of their own for which a user may not buy so much more. */
export function ownRefusal(core: DualSlice, of: AccountId, more: bigint): 'dual_paused' | 'dual_limit' | undefined {
  const limit = core.dualLimits.find(of);
  if (limit === undefined) return undefined;
  if (limit.pausedUntilMs > core.nowMs) return 'dual_paused';
  return limit.heldMax !== undefined && heldBy(core, of) + more > limit.heldMax ? 'dual_limit' : undefined;
}
