import { decimalFrom, fixedText } from '@candor/kit';

/** Figures worth reading in a rate. */
const figures = 8;
const decimalsMax = 18;

/** The number of decimals that show eight figures of a rate: 68412.50, 0.000014617. */
export function rateDecimals(rate: string | undefined): number {
  const value = rate === undefined ? undefined : decimalFrom(rate);
  if (value === undefined || value.units === 0n) return 0;
  const digits = value.units.toString().length;
  const wholeDigits = digits - value.scale;
  return Math.min(decimalsMax, Math.max(0, figures - wholeDigits), value.scale);
}

/** One divided by a rate, cut to 18 decimals: the same rate read the other way. */
export function inverseOf(rate: string | undefined): string | undefined {
  const value = rate === undefined ? undefined : decimalFrom(rate);
  if (value === undefined || value.units <= 0n) return undefined;
  const units = 10n ** BigInt(decimalsMax + value.scale) / value.units;
  return fixedText({ units, scale: decimalsMax }, decimalsMax);
}

/** A rate below one is easier to read the other way round. */
export function isBelowOne(rate: string | undefined): boolean {
  const value = rate === undefined ? undefined : decimalFrom(rate);
  return value !== undefined && value.units < 10n ** BigInt(value.scale);
}
