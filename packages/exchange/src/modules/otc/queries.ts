import { atoms } from '@candor/money';
import type { AccountId } from '../../vocabulary.ts';
import { listedAds } from './listing.ts';
import { limitOf } from './open-order.ts';
import { type OtcAd, type OtcOrder, roleOf } from './otc.ts';
import { isInOtcHours, otcActsOf, otcCompletion } from './rules.ts';
import type { OtcSlice } from './slice.ts';
import { delayedUntilMs, delayOf, priceNow } from './standing.ts';
import type { OtcAdView, OtcOrderView, OtcQueries, OtcRecordView } from './views.ts';

export function otcQueries(core: OtcSlice): OtcQueries {
  const { otc } = core;
  return {
    otcAds(request) {
      const listed = listedAds(core, request);
      const { offset, limit } = request;
      return { rows: listed.slice(offset, offset + limit).map((ad) => adView(core, ad)), total: listed.length };
    },
    liveOtcAds({ accountId, assetId, offset, limit }) {
      const fitting = [...otc.ads.values()]
        .filter((ad) => accountId === undefined || ad.accountId === accountId)
        .filter((ad) => assetId === undefined || ad.assetId === assetId)
        .sort((a, b) => b.adId - a.adId);
      return { rows: fitting.slice(offset, offset + limit).map((ad) => adView(core, ad)), total: fitting.length };
    },
    otcAd(adId) {
      const ad = otc.ads.get(adId);
      return ad === undefined ? undefined : adView(core, ad);
    },
    ownOtcAds: (accountId) => [...otc.adsOf(accountId)].map((ad) => adView(core, ad)).reverse(),
    liveOtcOrders: (accountId) => [...otc.ordersOf(accountId)].map((order) => orderView(order, accountId)).reverse(),
    liveOtcOrder(accountId, orderId) {
      const order = otc.orderOf(accountId, orderId);
      return order === undefined ? undefined : orderView(order, accountId);
    },
    otcCases: () =>
      [...otc.orders.values()]
        .filter(({ state }) => state === 'disputed' || state === 'appealed')
        .map((order) => ({ ...order })),
    otcRecord: (accountId) => recordView(core, accountId),
    otcRecords: (accountIds) => accountIds.map((accountId) => recordView(core, accountId)),
  };
}

function adView(core: OtcSlice, ad: OtcAd): OtcAdView {
  const price = priceNow(core, ad);
  return {
    ...ad,
    priceNow: price.ok ? price.value : undefined,
    isOpen: isInOtcHours(ad, core.nowMs),
    maker: recordView(core, ad.accountId),
  };
}

function orderView(order: OtcOrder, accountId: AccountId): OtcOrderView {
  const role = roleOf(order, accountId);
  return { ...order, role, acts: otcActsOf(role, order.state, order.isCancelAsked) };
}

function recordView(core: OtcSlice, accountId: AccountId): OtcRecordView {
  const record = core.otc.recordOf(accountId);
  const { completed, failed, lost } = record;
  return {
    completed,
    failed,
    lost,
    completion: otcCompletion(record),
    delayedUntilMs: delayedUntilMs(core, accountId),
    delayMs: delayOf(core, accountId),
    limit: atoms(limitOf(core, accountId)),
  };
}
