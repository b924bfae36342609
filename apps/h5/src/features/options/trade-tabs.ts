import { ProductSkeleton } from '#features/desk/ProductSkeleton.tsx';
import { lazyTab, type TradeTab } from '#features/desk/trade-tab.ts';

export const tradeTabs: readonly TradeTab[] = [
  {
    id: 'options',
    order: 3,
    label: 'trade.tabs.options',
    texts: ['options', 'limits'],
    Tab: lazyTab(() => import('./OptionsTab.tsx'), 'OptionsTab'),
    Skeleton: ProductSkeleton,
  },
];
