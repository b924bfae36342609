import { assert } from '@candor/kernel';
import { type Atoms, type Ppm, type Price, priceScale } from './types.ts';

/** The one grammar of amounts on the wire (RULES 1): no sign, exponent, space or separator. */
export const decimalGrammar = /^(0|[1-9]\d{0,17})(\.\d{1,18})?$/;

/**
 * Reads decimal text into whole units of 10^-scale, or `undefined` when it is not in the grammar or has more decimals
 * than the scale: too fine an amount is refused, never rounded. Zero reads as 0n; callers that need more check it.
 */
export function unitsFromText(text: string, scale: number): bigint | undefined {
  if (!decimalGrammar.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > scale) return undefined;
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** Writes whole units of 10^-scale as decimal text without trailing zeros: 1_500_000 at scale 6 is "1.5". */
export function textFromUnits(units: bigint, scale: number): string {
  return trimZeros(textWithAllDecimals(units, scale));
}

/** The same with exactly `scale` decimals: "1.500000". */
export function textWithAllDecimals(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function trimZeros(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

export function atomsFromText(text: string, scale: number): Atoms | undefined {
  return unitsFromText(text, scale) as Atoms | undefined;
}

export function atomsToText(amount: Atoms, scale: number): string {
  return textFromUnits(amount, scale);
}

/** Percent text has two decimals less than a share of one. */
const percentScale = 4;

/** Millionths as percent text, exactly: 600 are "0.06". */
export function percentOfPpm(share: number): string {
  return textFromUnits(BigInt(share), percentScale);
}

/** Percent text in millionths: "0.5" is 5,000; `undefined` when it is not in the grammar, or too fine. */
export function ppmFromPercent(percent: string): Ppm | undefined {
  const units = unitsFromText(percent, percentScale);
  return units === undefined ? undefined : (Number(units) as Ppm);
}

/** Reads a price; `undefined` when it is not in the grammar, too fine, zero, or too large for exact whole numbers. */
export function priceFromText(text: string): Price | undefined {
  const units = unitsFromText(text, priceScale);
  if (units === undefined || units === 0n || units > BigInt(Number.MAX_SAFE_INTEGER)) return undefined;
  return Number(units) as Price;
}

export function priceToText(price: Price): string {
  return textFromUnits(BigInt(price), priceScale);
}

/** The number of decimals a price of this tick is shown with: a tick of 0.5 and one of 0.1 both have 1. */
export function decimalsOfTick(tick: Price): number {
  assert(tick > 0, 'a tick is above zero');
  return (priceToText(tick).split('.')[1] ?? '').length;
}

/** The value for "none" in records whose fields are always there. */
export const noPrice = 0 as Price;

/** A whole number as a price. Only codecs, tests and tick arithmetic need it. */
export function price(value: number): Price {
  assert(Number.isSafeInteger(value) && value > 0, 'a price is a whole number above zero');
  return value as Price;
}
