import type { NftSaleRow } from '@candor/api';
import { nftSaleState } from '@candor/exchange/rules';

/** The state of a sale at a time: the one that was read grows old. 2: not yet, 1: now, 0: over. */
export function saleStateAt({ state, startsAtMs, endsAtMs }: NftSaleRow, nowMs: number): 0 | 1 | 2 {
  return nftSaleState({ isOnSale: state !== 0, startsAtMs, endsAtMs }, nowMs);
}

/** The price that one would have to pay, or bid more than. */
export function priceOf({ current, price }: Pick<NftSaleRow, 'current' | 'price'>): string {
  return current ?? price;
}
