import { open } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('transaction/currency', 'common.titles.chart', () => import('./ChartScreen.tsx').then((m) => m.ChartScreen)),
];
