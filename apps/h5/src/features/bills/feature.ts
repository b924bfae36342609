import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('setting/bill', 'common.titles.bills', () => import('./BillScreen.tsx').then((m) => m.BillScreen)),
];
