import { useEffect } from 'react';
import { switchTab } from '#app/navigation.ts';
import type { ScreenProps } from '#app/screen.ts';
import { ProductSkeleton } from '#features/desk/ProductSkeleton.tsx';

/** pages/transaction/index2: the spec's second trade root. It is the trade page, opened at contracts. */
export function SecondTradeScreen({ params: { symbol, id } }: ScreenProps) {
  useEffect(() => switchTab('/pages/transaction/index', { tab: 'contract', symbol, id }), [symbol, id]);
  return <ProductSkeleton />;
}
