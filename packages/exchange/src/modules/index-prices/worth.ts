import { type Price, price } from '@candor/money';
import type { Listings, Prices } from '../../slices.ts';
import type { AssetId } from '../../vocabulary.ts';

const one = price(100_000_000);

/** The index price of an asset in the unit of account: 1 for the unit itself; none when it has no index or a stale one. */
export function worthOf(core: Listings & Prices & { readonly nowMs: number }, assetId: AssetId): Price | undefined {
  if (assetId === core.catalog.unitOfAccount) return one;
  const pair = core.catalog.pricingPair(assetId);
  return pair === undefined ? undefined : core.index.fresh(pair.pairId, core.nowMs);
}
