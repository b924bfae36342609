import { open, own, saying } from '#app/feature.ts';

export const routes = saying('locked', [
  open('lockming/lockming', 'common.titles.lockup', () => import('./LockedScreen.tsx').then((m) => m.LockedScreen)),
  open('lockming/buy', 'common.titles.lockup', () => import('./LockScreen.tsx').then((m) => m.LockScreen)),
  own('lockming/order', 'common.titles.lockupOrders', () =>
    import('./DepositsScreen.tsx').then((m) => m.DepositsScreen),
  ),
  open('lockming/welcome', 'common.titles.lockup', () =>
    import('./LockedGuideScreen.tsx').then((m) => m.LockedGuideScreen),
  ),
]);
