/** A decimal number as a whole number of 10^-scale. Negative when the text starts with a minus. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

const decimalText = /^-?\d+(\.\d+)?$/;

/** Reads decimal text as the server sends it. `undefined` when it is not one: missing is never zero. */
export function decimalFrom(text: string): Decimal | undefined {
  if (!decimalText.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), scale: fraction.length };
}

/** The same number at another scale; digits beyond it are cut off, toward zero. */
export function atScale({ units, scale }: Decimal, wanted: number): bigint {
  return wanted >= scale ? units * 10n ** BigInt(wanted - scale) : units / 10n ** BigInt(scale - wanted);
}

/** `a × b` exactly. */
export function times(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** -1, 0 or 1 as `a` is below, equal to or above `b`. */
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const scale = Math.max(a.scale, b.scale);
  const difference = atScale(a, scale) - atScale(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function signOf(text: string): -1 | 0 | 1 {
  const value = decimalFrom(text);
  return value === undefined || value.units === 0n ? 0 : value.units < 0n ? -1 : 1;
}

/** Plain decimal text with exactly `decimals` digits after the point. */
export function fixedText(value: Decimal, decimals: number): string {
  const units = atScale(value, decimals);
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const sign = units < 0n ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
