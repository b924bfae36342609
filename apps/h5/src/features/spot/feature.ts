import { own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  own('transaction/currency_order', 'common.titles.spotOrders', () =>
    import('#features/spot/orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
  ),
];
