import { type FundingLimitsRow, getFundingLimits, getSafety, listAssets, type Safety } from '@candor/api';
import { balanceKey } from '#client/live/me.ts';
import { type Loadable, useCall } from '#hooks/use-call.ts';
import { useFunding } from '#hooks/use-funding.ts';
import { useMe } from '#hooks/use-live.ts';
import { useNow } from '#hooks/use-now.ts';
import type { SendAsset } from './send-form.ts';

export interface SendFacts {
  readonly assets: readonly SendAsset[];
  readonly limits: FundingLimitsRow;
  readonly safety: Safety;
  readonly nowMs: number;
}

/** The assets that can be sent with their present balances, and what may keep them in. */
export function useSendFacts(): Loadable<SendFacts> {
  const assets = useCall(listAssets, {});
  const limits = useCall(getFundingLimits, {});
  const safety = useCall(getSafety, {});
  const live = useFunding();
  const { balances } = useMe();
  const nowMs = useNow(1_000);
  if (assets.state !== 'ready') return assets;
  if (limits.state !== 'ready') return limits;
  if (safety.state !== 'ready') return safety;
  const sendable = assets.data.flatMap(({ assetId, code, scale, assetClass }) => {
    if (assetClass === 'stock') return [];
    const balance = balances.get(balanceKey(assetClass === 'fiat' ? 'fiat' : 'spot', assetId));
    return [{ assetId, code, scale, available: balance?.available ?? '0' }];
  });
  return {
    ...assets,
    data: { assets: sendable, limits: live.limits ?? limits.data, safety: safety.data, nowMs },
  };
}
