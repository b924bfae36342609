import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('fund/swap', 'common.titles.convert', () => import('./ConvertScreen.tsx').then((m) => m.ConvertScreen)),
];
