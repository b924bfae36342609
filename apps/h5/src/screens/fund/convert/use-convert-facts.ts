import { listAssets, listUserAssets, quoteConversion } from '@candor/contract';
import { balanceKey } from '../../../brain/live/me.ts';
import { type Loadable, useCall } from '../../../hooks/use-call.ts';
import { useMe } from '../../../hooks/use-live.ts';
import { isPairStale, livePrice, useUsdtPairs } from '../assets/use-holdings.ts';
import type { ConvertAsset, ConvertFacts, ConvertForm } from './convert-form.ts';

/** The coins that can be converted, with live balances and prices. */
export function useConvertAssets(): Loadable<readonly ConvertAsset[]> {
  const mine = useCall(listUserAssets, {});
  const assets = useCall(listAssets, {});
  const pairs = useUsdtPairs();
  const { balances } = useMe();
  if (mine.state !== 'ready') return mine;
  if (assets.state !== 'ready') return assets;
  const held = new Map(mine.data.map((asset) => [asset.assetId, asset.available.change]));
  const data = assets.data
    .filter(({ isConvertible }) => isConvertible)
    .map(({ assetId, code, name, scale, usdtPrice }): ConvertAsset => {
      const pair = pairs.get(assetId);
      return {
        assetId,
        code,
        name,
        scale,
        available: balances.get(balanceKey('change', assetId))?.available ?? held.get(assetId) ?? '0',
        price: code === 'USDT' ? '1' : pair === undefined ? usdtPrice : livePrice(pair),
        isStale: pair !== undefined && isPairStale(pair),
      };
    });
  return { ...mine, data };
}

/** Spread, fee and minimum of a conversion: asked without an amount, which is not yet a quote. */
export function useConvertTerms({ fromId, toId }: ConvertForm): ConvertFacts['terms'] {
  const isEnabled = fromId !== undefined && toId !== undefined && fromId !== toId;
  const terms = useCall(
    quoteConversion,
    { fromAssetId: fromId ?? 0, toAssetId: toId ?? 0 },
    { isEnabled, keepsPrevious: true },
  );
  return terms.state === 'ready' ? terms.data : undefined;
}
