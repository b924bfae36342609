import type { Atoms } from '@candor/money';
import { worthOf } from '../index-prices/worth.ts';
import { limitValueOf } from './rules.ts';
import type { FundingSlice } from './slice.ts';
import type { FundingTerms, Rail } from './views.ts';

/** The amount that counts against limits, of something on a rail; none while a price it needs is stale. */
export function limitValue(
  core: FundingSlice,
  terms: FundingTerms,
  { assetId, fixedPrice }: Pick<Rail, 'assetId' | 'fixedPrice'>,
  amount: Atoms,
): Atoms | undefined {
  const asset = core.catalog.assets.get(assetId);
  const limitAsset = core.catalog.assets.get(terms.limitAssetId);
  const price = worthOf(core, assetId) ?? fixedPrice;
  const limitPrice = worthOf(core, terms.limitAssetId);
  if (asset === undefined || limitAsset === undefined || price === undefined || limitPrice === undefined) {
    return undefined;
  }
  return limitValueOf(amount, { scale: asset.scale, price }, { scale: limitAsset.scale, price: limitPrice });
}
