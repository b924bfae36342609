import type { Lots } from '@candor/exchange/rules';
import { unitsFromText } from '@candor/money';

/** Sizes have at most two decimals. */
export const lotsDecimals = 2;

/** Hundredths of a lot; `undefined` for none, and for unreadable text. */
export function lotsOf(text: string): Lots | undefined {
  const units = unitsFromText(text, lotsDecimals);
  return units === undefined || units === 0n ? undefined : (Number(units) as Lots);
}
