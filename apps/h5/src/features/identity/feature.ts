import { own, saying } from '#app/feature.ts';

export const routes = saying('account', [
  own('setting/real', 'common.titles.verification', () => import('./RealScreen.tsx').then((m) => m.RealScreen)),
  own('setting/real_mark', 'common.titles.verification', () =>
    import('./real-mark/RealMarkScreen.tsx').then((m) => m.RealMarkScreen),
  ),
]);
