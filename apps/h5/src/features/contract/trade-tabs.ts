import { ProductSkeleton } from '#features/desk/ProductSkeleton.tsx';
import { lazyTab, type TradeTab } from '#features/desk/trade-tab.ts';

const load = () => import('./ContractTab.tsx');
/** A position may be a copy. */
const shared = { texts: ['contract', 'copy'], Skeleton: ProductSkeleton } as const;

export const tradeTabs: readonly TradeTab[] = [
  { ...shared, id: 'contract', order: 2, label: 'trade.tabs.contract', Tab: lazyTab(load, 'ContractTab') },
  { ...shared, id: 'stocks', order: 4, label: 'trade.tabs.stocks', Tab: lazyTab(load, 'StocksTab') },
];
