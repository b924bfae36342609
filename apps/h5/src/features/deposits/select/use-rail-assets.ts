import { listAssets, listRails } from '@candor/api';
import { useAssetName } from '#hooks/use-asset-name.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { assetsWithRails, type RailAsset } from './rail-assets.ts';

/** The assets that can be deposited and withdrawn. */
export function useRailAssets(): Loadable<readonly RailAsset[]> {
  const rails = useCall(listRails, {});
  const assets = useCall(listAssets, {});
  const assetName = useAssetName();
  if (rails.state !== 'ready') return rails;
  if (assets.state !== 'ready') return assets;
  const named = assets.data.map((asset) => ({ ...asset, name: assetName(asset) }));
  return { ...rails, data: assetsWithRails(rails.data, named) };
}
