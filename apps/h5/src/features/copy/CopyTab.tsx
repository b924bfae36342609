import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import type { ProductTabProps } from '#features/trade/product-tab.ts';
import { TraderList } from './list/TraderList.tsx';

/** The Copy tab of pages/transaction/index. */
export function CopyTab(_props: ProductTabProps) {
  return <TraderList sign={<PracticeBadge />} />;
}
