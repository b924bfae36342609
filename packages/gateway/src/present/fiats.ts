import type { FiatRow } from '@candor/contract';
import type { FiatRate } from '@candor/platform';

export function fiatRowOf({ currencyCode, symbol, rate, decimals, savedAtMs }: FiatRate): FiatRow {
  return { code: currencyCode, symbol, rate, decimals, savedAtMs };
}
