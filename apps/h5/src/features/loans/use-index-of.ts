import { livePrice, useUsdtPairs } from '#features/assets/use-holdings.ts';
import type { IndexOf } from './loan-figures.ts';

/** Live indexes of assets in USDT; renders again when one moves. */
export function useIndexOf(): IndexOf {
  const pairs = useUsdtPairs();
  return (assetId) => {
    const pair = pairs.get(assetId);
    return pair === undefined ? undefined : livePrice(pair);
  };
}
