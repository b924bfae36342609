import { paidBy, type LiveCoupon } from './coupon.ts';
import { rewardsWallet } from './funds.ts';
import type { CouponsSlice } from './slice.ts';
import type { CouponsQueries, CouponView } from './views.ts';

function viewOf({ use, ...coupon }: LiveCoupon): CouponView {
  return {
    ...coupon,
    ...(use === undefined ? {} : { use: { act: use.act, reference: use.reference } }),
    paid: paidBy({ ...coupon, use }),
  };
}

export function couponsQueries(core: CouponsSlice): CouponsQueries {
  const { coupons, ledger } = core;
  return {
    couponCampaigns: () =>
      [...coupons.campaigns.values()]
        .sort((a, b) => a.terms.campaignId - b.terms.campaignId)
        .map((version) => ({
          ...version,
          issued: coupons.issuedIn(version.terms.campaignId),
          rewards: ledger.available(rewardsWallet(core, version.terms.assetId)),
        })),
    coupons: (accountId) => [...coupons.liveOf(accountId)].map(viewOf).reverse(),
    coupon(accountId, couponId) {
      const coupon = coupons.couponOf(accountId, couponId);
      return coupon === undefined ? undefined : viewOf(coupon);
    },
  };
}
