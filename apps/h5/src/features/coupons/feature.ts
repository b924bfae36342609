import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('setting/coupon', 'common.titles.coupons', () => import('./CouponScreen.tsx').then((m) => m.CouponScreen)),
];
