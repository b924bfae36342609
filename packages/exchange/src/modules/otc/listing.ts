import { type Atoms } from '@candor/money';
import { scalesOf } from './open-order.ts';
import type { OtcAd } from './otc.ts';
import { otcTotal } from './rules.ts';
import type { OtcSlice } from './slice.ts';
import { priceNow, takesOrders } from './standing.ts';
import type { OtcAdsRequest } from './views.ts';

interface Listed {
  readonly ad: OtcAd;
  readonly price: Atoms;
}

/** Ads that take an order now and fit a request, in the order of `otcAds`. */
export function listedAds(core: OtcSlice, request: OtcAdsRequest): readonly OtcAd[] {
  const listed: Listed[] = [];
  for (const ad of core.otc.ads.values()) {
    if (!fits(ad, request) || !takesOrders(core, ad)) continue;
    const price = priceNow(core, ad);
    // An ad whose rest is below its smallest order takes none.
    if (price.ok && otcTotal(ad.quantity, price.value, scalesOf(core, ad)) >= ad.orderMin) {
      listed.push({ ad, price: price.value });
    }
  }
  return listed.sort(byPlace).map(({ ad }) => ad);
}

function fits(ad: OtcAd, { side, assetId, fiatAssetId, method }: OtcAdsRequest): boolean {
  return (
    (side === undefined || ad.side === side) &&
    (assetId === undefined || ad.assetId === assetId) &&
    (fiatAssetId === undefined || ad.fiatAssetId === fiatAssetId) &&
    (method === undefined || ad.methods.includes(method))
  );
}

/** Prices are compared within a fiat, an asset and a side alone. Buyers want the lowest, sellers the highest; then the older ad. */
function byPlace(one: Listed, two: Listed): number {
  const [a, b] = [one.ad, two.ad];
  if (a.fiatAssetId !== b.fiatAssetId) return a.fiatAssetId - b.fiatAssetId;
  if (a.assetId !== b.assetId) return a.assetId - b.assetId;
  if (a.side !== b.side) return a.side === 'sell' ? -1 : 1;
  if (one.price === two.price) return a.adId - b.adId;
  return one.price < two.price === (a.side === 'sell') ? -1 : 1;
}
