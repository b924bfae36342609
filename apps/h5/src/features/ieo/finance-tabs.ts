import { type FinanceTab, lazyFinanceTab } from '#app/finance-tab.ts';

export const financeTabs: readonly FinanceTab[] = [
  {
    id: 'ieo',
    order: 3,
    label: 'common.finance.ieo',
    product: 'ieo',
    texts: ['ieo'],
    Tab: lazyFinanceTab(() => import('./IeoTab.tsx'), 'IeoTab'),
  },
];
