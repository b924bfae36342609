import { listAssets, listRails } from '@candor/contract';
import { type Loadable, useCall } from '../../../../hooks/use-call.ts';
import { assetsWithRails, type RailAsset } from './rail-assets.ts';

/** What can be deposited and withdrawn. */
export function useRailAssets(): Loadable<readonly RailAsset[]> {
  const rails = useCall(listRails, {});
  const assets = useCall(listAssets, {});
  if (rails.state !== 'ready') return rails;
  if (assets.state !== 'ready') return assets;
  return { ...rails, data: assetsWithRails(rails.data, assets.data) };
}
