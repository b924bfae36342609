import { PracticeBadge } from '#ui/PracticeBadge.tsx';
import type { TradeTabProps } from '#features/desk/trade-tab.ts';
import { TraderList } from './list/TraderList.tsx';

/** The Copy tab of pages/transaction/index. */
export function CopyTab(_props: TradeTabProps) {
  return <TraderList sign={<PracticeBadge />} />;
}
