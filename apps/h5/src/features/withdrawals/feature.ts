import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('fund/withdraw', 'common.titles.withdraw', () => import('./WithdrawScreen.tsx').then((m) => m.WithdrawScreen)),
];
