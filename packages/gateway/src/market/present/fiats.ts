import type { FiatRow } from '@candor/api';
import type { ShownRate } from '../fiat-rates.ts';

export function fiatRowOf({ currencyCode, symbol, rate, decimals, savedAtMs, source, isStale }: ShownRate): FiatRow {
  return { code: currencyCode, symbol, rate, decimals, savedAtMs, source, isStale };
}
