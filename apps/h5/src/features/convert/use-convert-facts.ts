import { listAssets, listUserAssets, quoteConversion } from '@candor/api';
import { balanceKey } from '#client/live/me.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useMe } from '#hooks/use-live.ts';
import { useSite } from '#hooks/use-site.ts';
import { isPairStale, livePrice, useUsdtPairs } from '#features/assets/use-holdings.ts';
import type { ConvertAsset, ConvertFacts, ConvertForm } from './convert-form.ts';

export interface HeldAsset extends ConvertAsset {
  readonly isConvertible: boolean;
}

/** The coins and the fiat that can be converted, with live balances, prices and rates. */
export function useConvertAssets(): Loadable<readonly ConvertAsset[]> {
  const assets = useHeldAssets();
  if (assets.state !== 'ready') return assets;
  return { ...assets, data: assets.data.filter(({ isConvertible }) => isConvertible) };
}

/** All coins and fiat, those included that are not offered. */
export function useHeldAssets(): Loadable<readonly HeldAsset[]> {
  const mine = useCall(listUserAssets, {});
  const assets = useCall(listAssets, {});
  const pairs = useUsdtPairs();
  const site = useSite();
  const { balances } = useMe();
  if (mine.state !== 'ready') return mine;
  if (assets.state !== 'ready') return assets;
  const held = new Map(mine.data.map((asset) => [asset.assetId, asset.available]));
  const data = assets.data.map(({ assetId, code, name, scale, assetClass, usdtPrice, isConvertible }): HeldAsset => {
    const pair = pairs.get(assetId);
    const accountType = assetClass === 'fiat' ? 'fiat' : 'spot';
    const fiat = assetClass === 'fiat' ? site?.fiats.find((row) => row.code === code) : undefined;
    return {
      assetId,
      code,
      name,
      scale,
      isConvertible,
      accountType,
      available: balances.get(balanceKey(accountType, assetId))?.available ?? held.get(assetId)?.[accountType] ?? '0',
      price: code === 'USDT' ? '1' : pair === undefined ? usdtPrice : livePrice(pair),
      fiatRate: fiat?.rate,
      isStale: pair === undefined ? fiat?.isStale === true : isPairStale(pair),
    };
  });
  return { ...mine, data };
}

/** The interval between readings of the terms: the spread follows the price. */
const termsEveryMs = 5_000;

/** Spread, fee and limits of a conversion: requested without an amount, which is not yet a quote. */
export function useConvertTerms({ fromId, toId }: ConvertForm): ConvertFacts['terms'] {
  const isEnabled = fromId !== undefined && toId !== undefined && fromId !== toId;
  const terms = useCall(
    quoteConversion,
    { fromAssetId: fromId ?? 0, toAssetId: toId ?? 0 },
    { isEnabled, keepsPrevious: true, everyMs: termsEveryMs },
  );
  return terms.data;
}
