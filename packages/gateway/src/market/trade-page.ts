import type { Pair } from './instruments.ts';

/** Address of the page of the app on which contracts in a pair are traded. */
export function tradePage({ pairId, base }: Pair): string {
  return `/pages/transaction/index?tab=${base.assetClass === 'stock' ? 'stocks' : 'contract'}&id=${pairId}`;
}
