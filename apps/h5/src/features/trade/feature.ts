import { open } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('transaction/index2', 'common.titles.trade', () =>
    import('./SecondTradeScreen.tsx').then((m) => m.SecondTradeScreen),
  ),
];
