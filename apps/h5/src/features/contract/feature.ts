import { open, own, saying } from '#app/feature.ts';

export const routes = saying('contract', [
  open('transaction/contract', 'common.titles.contract', () =>
    import('./chart/ContractChartScreen.tsx').then((m) => m.ContractChartScreen),
  ),
  // A position may be a copy.
  ...saying('copy', [
    own('transaction/contract_order', 'common.titles.contractOrders', () =>
      import('./orders/ContractOrdersScreen.tsx').then((m) => m.ContractOrdersScreen),
    ),
  ]),
]);
