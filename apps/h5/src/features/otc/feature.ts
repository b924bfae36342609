import { open, own, saying } from '#app/feature.ts';

export const routes = saying('otc', [
  open('otc/otc', 'common.titles.otc', () => import('./OtcScreen.tsx').then((m) => m.OtcScreen)),
  own('otc/edit', 'common.titles.otcAd', () => import('./AdScreen.tsx').then((m) => m.AdScreen)),
  ...saying('talk', [
    own('otc/order', 'common.titles.otcOrder', () => import('./OrderScreen.tsx').then((m) => m.OrderScreen)),
  ]),
]);
