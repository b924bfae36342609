import type { Listings } from '../../slices.ts';
import type { AssetId, WalletType } from '../../vocabulary.ts';

/** The account that an asset is given from and received in: fiat lives in the fiat account, everything else in spot. */
export function homeWalletOf(core: Listings, assetId: AssetId): WalletType {
  return core.catalog.assets.get(assetId)?.assetClass === 'fiat' ? 'fiat' : 'spot';
}
