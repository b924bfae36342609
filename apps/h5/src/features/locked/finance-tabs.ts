import { type FinanceTab, lazyFinanceTab } from '#app/finance-tab.ts';

export const financeTabs: readonly FinanceTab[] = [
  {
    id: 'locked',
    order: 1,
    label: 'common.finance.lockup',
    product: 'locked',
    texts: ['locked'],
    Tab: lazyFinanceTab(() => import('./LockedProducts.tsx'), 'LockedProducts'),
  },
];
