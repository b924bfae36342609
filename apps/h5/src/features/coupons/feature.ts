import { own, saying } from '#app/feature.ts';

export const routes = saying('account', [
  own('setting/coupon', 'common.titles.coupons', () => import('./CouponScreen.tsx').then((m) => m.CouponScreen)),
]);
