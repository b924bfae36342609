import { open, own } from '#app/feature.ts';
import type { ScreenRoute } from '#app/screen.ts';

export const routes: readonly ScreenRoute[] = [
  open('transaction/contract', 'common.titles.contract', () =>
    import('./chart/ContractChartScreen.tsx').then((m) => m.ContractChartScreen),
  ),
  own('transaction/contract_order', 'common.titles.contractOrders', () =>
    import('./orders/ContractOrdersScreen.tsx').then((m) => m.ContractOrdersScreen),
  ),
];
