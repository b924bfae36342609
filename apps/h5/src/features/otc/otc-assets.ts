import type { AssetRow } from '@candor/api';

/** The coins that can be dealt in: those with a price. */
export function coinsIn(assets: readonly AssetRow[]): readonly AssetRow[] {
  return assets.filter(({ assetClass, usdtPrice }) => assetClass === 'coin' && usdtPrice !== undefined);
}

/** The currencies that deals are paid in. */
export function fiatsIn(assets: readonly AssetRow[]): readonly AssetRow[] {
  return assets.filter(({ assetClass }) => assetClass === 'fiat');
}
