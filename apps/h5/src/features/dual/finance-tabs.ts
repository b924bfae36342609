import { type FinanceTab, lazyFinanceTab } from '#app/finance-tab.ts';

export const financeTabs: readonly FinanceTab[] = [
  {
    id: 'dual',
    order: 2,
    label: 'common.finance.dual',
    product: 'dual',
    texts: ['dual'],
    Tab: lazyFinanceTab(() => import('./DualProducts.tsx'), 'DualProducts'),
  },
];
