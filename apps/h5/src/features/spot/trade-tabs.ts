import { ProductSkeleton } from '#features/desk/ProductSkeleton.tsx';
import type { TradeTab } from '#features/desk/trade-tab.ts';
import { SpotTab } from './SpotTab.tsx';

export const tradeTabs: readonly TradeTab[] = [
  { id: 'spot', order: 1, label: 'trade.tabs.spot', texts: [], Tab: SpotTab, Skeleton: ProductSkeleton },
];
