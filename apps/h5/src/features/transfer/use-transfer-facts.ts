import { type AccountType, accountTypes, listAssets, listUserAssets } from '@candor/api';
import { balanceKey } from '#client/live/me.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useMe } from '#hooks/use-live.ts';
import type { TransferFacts } from './transfer-form.ts';

/** The assets that can be moved: the server's list, with the present balances. */
export function useTransferFacts(): Loadable<TransferFacts> {
  const mine = useCall(listUserAssets, {});
  const assets = useCall(listAssets, {});
  const { balances } = useMe();
  if (mine.state !== 'ready') return mine;
  if (assets.state !== 'ready') return assets;
  const scales = new Map(assets.data.map(({ assetId, scale }) => [assetId, scale]));
  const facts = mine.data.flatMap((asset) => {
    const scale = scales.get(asset.assetId);
    if (scale === undefined) return [];
    const live = (type: AccountType) => balances.get(balanceKey(type, asset.assetId))?.available;
    const available = Object.fromEntries(
      accountTypes.map((type) => [type, live(type) ?? asset.available[type]]),
    ) as Record<AccountType, string>;
    return [{ ...asset, scale, available }];
  });
  return { ...mine, data: { assets: facts } };
}
