import { listQuotations } from '@candor/api';
import { useCall } from '#hooks/use-call.ts';

/** Digits after the mark of a pair's prices: those of its tick; undefined until the pairs are known. */
export function usePriceDecimals(symbol: string): number | undefined {
  return useCall(listQuotations, {}).data?.find((pair) => pair.symbol === symbol)?.priceDecimals;
}
