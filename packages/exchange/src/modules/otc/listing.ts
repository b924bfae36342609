import type { Outcome } from '@candor/kernel';
import type { Atoms } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import { scalesOf } from './open-order.ts';
import type { OtcAd } from './otc.ts';
import { otcPriceOf, otcReach } from './rules.ts';
import type { OtcSlice } from './slice.ts';
import { indexNow, isHeldBack, isOpenNow } from './standing.ts';
import type { OtcAdsRequest } from './views.ts';

interface Listed {
  readonly ad: OtcAd;
  readonly price: Atoms;
}

/** Ads of one fiat, asset and side: what they share is looked up once, because a list may have thousands of them. */
interface Shelf {
  /** Shelves are shown in this order: by fiat and asset, ads to sell first. */
  readonly place: number;
  readonly isSale: boolean;
  readonly index: Outcome<Atoms>;
  readonly reaches: (quantity: Atoms, price: Atoms, least: Atoms) => boolean;
  readonly listed: Listed[];
}

/** More assets than there can be. */
const assetsMax = 1_000_000;

/** Ads that take an order now and fit a request, in the order of `otcAds`. */
export function listedAds(core: OtcSlice, request: OtcAdsRequest): readonly OtcAd[] {
  const shelves = new Map<number, Shelf>();
  const held = new Map<AccountId, boolean>();
  for (const ad of core.otc.ads.values()) {
    if (!fits(ad, request) || !isOpenNow(core, ad)) continue;
    const { accountId, price: fixed } = ad;
    const isSale = ad.side === 'sell';
    if (isSale) {
      const isHeld = held.get(accountId) ?? isHeldBack(core, accountId);
      held.set(accountId, isHeld);
      if (isHeld) continue;
    }
    const place = (ad.fiatAssetId * assetsMax + ad.assetId) * 2 + (isSale ? 0 : 1);
    let shelf = shelves.get(place);
    if (shelf === undefined) {
      const index = indexNow(core, ad);
      shelf = { place, isSale, index, reaches: otcReach(scalesOf(core, ad)), listed: [] };
      shelves.set(place, shelf);
    }
    const price = fixed ?? (shelf.index.ok ? otcPriceOf(ad, shelf.index.value) : undefined);
    // An ad whose rest is below its smallest order takes none.
    if (price !== undefined && shelf.reaches(ad.quantity, price, ad.orderMin)) shelf.listed.push({ ad, price });
  }
  return [...shelves.values()].sort((a, b) => a.place - b.place).flatMap(byPrice);
}

function fits(ad: OtcAd, { side, assetId, fiatAssetId, method }: OtcAdsRequest): boolean {
  return (
    (side === undefined || ad.side === side) &&
    (assetId === undefined || ad.assetId === assetId) &&
    (fiatAssetId === undefined || ad.fiatAssetId === fiatAssetId) &&
    (method === undefined || ad.methods.includes(method))
  );
}

/** Buyers want the lowest price, sellers the highest; then the older ad. */
function byPrice({ listed, isSale }: Shelf): readonly OtcAd[] {
  const [before, after] = isSale ? [-1, 1] : [1, -1];
  return listed
    .sort((a, b) => (a.price === b.price ? a.ad.adId - b.ad.adId : a.price < b.price ? before : after))
    .map(({ ad }) => ad);
}
