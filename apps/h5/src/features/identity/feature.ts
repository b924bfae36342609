import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('setting/real', 'common.titles.verification', () => import('./RealScreen.tsx').then((m) => m.RealScreen)),
  own('setting/real_mark', 'common.titles.verification', () =>
    import('./real-mark/RealMarkScreen.tsx').then((m) => m.RealMarkScreen),
  ),
];
