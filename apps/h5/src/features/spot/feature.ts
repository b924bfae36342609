import { open, own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('transaction/currency', 'common.titles.chart', () =>
    import('#features/spot/chart/SpotChartScreen.tsx').then((m) => m.SpotChartScreen),
  ),
  own('transaction/currency_order', 'common.titles.spotOrders', () =>
    import('#features/spot/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
  ),
];
