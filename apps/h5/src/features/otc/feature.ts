import { open, own, saying } from '#app/feature.ts';

export const routes = saying('otc', [
  open('otc/otc', 'common.titles.otc', () => import('./OtcScreen.tsx').then((m) => m.OtcScreen)),
  own('otc/edit', 'common.titles.otcAd', () => import('./AdScreen.tsx').then((m) => m.AdScreen)),
  open('otc/check', 'common.titles.otcCheck', () => import('./CheckScreen.tsx').then((m) => m.CheckScreen)),
  ...saying('talk', [
    own('otc/order', 'common.titles.otcOrder', () => import('./OrderScreen.tsx').then((m) => m.OrderScreen)),
    own('otc/dispute', 'common.titles.otcDispute', () => import('./DisputeScreen.tsx').then((m) => m.DisputeScreen)),
  ]),
]);
