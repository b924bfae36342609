import type { QuotationRow } from '@candor/api';
import { decimalFrom, fixedText, times } from '@candor/kit';
import { useSyncExternalStore } from 'react';
import { tickers } from '#client/read.ts';

const nothing = () => () => undefined;

/**
 * A price of the pair in USDT, for the fiat line: itself where USDT is the quote asset, else at the live price of the
 * quote asset. `quoteUsdtPairId` is the pair that prices the quote asset; absent for USDT pairs.
 */
export function useUsdtPrice(
  price: string | undefined,
  quoteCode: string,
  quoteUsdtPairId: number | undefined,
): string | undefined {
  const quotePrice = useSyncExternalStore(
    quoteUsdtPairId === undefined ? nothing : (wake) => tickers.subscribe(quoteUsdtPairId, wake),
    () => (quoteUsdtPairId === undefined ? undefined : tickers.get(quoteUsdtPairId)?.last),
  );
  if (quoteCode === 'USDT') return price;
  const [own, quote] = [price, quotePrice].map((text) => (text === undefined ? undefined : decimalFrom(text)));
  if (own === undefined || quote === undefined) return undefined;
  const worth = times(own, quote);
  return fixedText(worth, worth.scale);
}

/** The pair that prices a pair's quote asset in USDT. */
export function quoteUsdtPairOf(row: QuotationRow, rows: readonly QuotationRow[]): number | undefined {
  if (row.quoteCode === 'USDT') return undefined;
  return rows.find((other) => other.baseCode === row.quoteCode && other.quoteCode === 'USDT')?.pairId;
}
