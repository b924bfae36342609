import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('transaction/seconds_order', 'common.titles.seconds', () =>
    import('./orders/SecondsOrderScreen.tsx').then((m) => m.SecondsOrderScreen),
  ),
];
