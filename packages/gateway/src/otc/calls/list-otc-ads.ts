import { listOtcAds } from '@candor/api';
import type { AccountId, AssetId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';
import { adRows } from '../ad-rows.ts';

const makersSide = { buy: 'sell', sell: 'buy' } as const;

export default serve(listOtcAds, async (deps, { side, page, limit, ...wanted }, { session }) => {
  const { rows, total } = await deps.exchange.query('otcAds', {
    side: side === undefined ? undefined : makersSide[side],
    assetId: wanted.assetId as AssetId | undefined,
    fiatAssetId: wanted.fiatAssetId as AssetId | undefined,
    method: wanted.method,
    offset: (page - 1) * limit,
    limit,
  });
  return done({ data: await adRows(deps, rows, session?.accountId as AccountId | undefined), page, limit, total });
});
