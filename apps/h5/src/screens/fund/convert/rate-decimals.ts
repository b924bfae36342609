import { decimalFrom } from '../../../lib/decimal.ts';

/** Figures worth reading in a rate. */
const figures = 8;
const decimalsMax = 18;

/** How many decimals show eight figures of a rate: 68412.50, 0.000014617. */
export function rateDecimals(rate: string | undefined): number {
  const value = rate === undefined ? undefined : decimalFrom(rate);
  if (value === undefined || value.units === 0n) return 0;
  const digits = value.units.toString().length;
  const wholeDigits = digits - value.scale;
  return Math.min(decimalsMax, Math.max(0, figures - wholeDigits), value.scale);
}
