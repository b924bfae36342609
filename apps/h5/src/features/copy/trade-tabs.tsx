import { lazyTab, type TradeTab } from '#features/desk/trade-tab.ts';
import { TraderListSkeleton } from './list/TraderListSkeleton.tsx';

export const tradeTabs: readonly TradeTab[] = [
  {
    id: 'copy',
    order: 5,
    label: 'trade.tabs.copy',
    texts: ['copy'],
    Tab: lazyTab(() => import('./CopyTab.tsx'), 'CopyTab'),
    Skeleton: () => <TraderListSkeleton className="p-4" />,
  },
];
