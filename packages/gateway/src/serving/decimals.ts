import { type Atoms, atoms, mulDiv, type Price, price, priceScale, priceToText, unitsFromText } from '@candor/money';

/** More decimals than any asset has. */
const scaleMax = 18;

/** Hundredths of a percent with exactly two decimals: 31,204 is "312.04". */
export function hundredthsText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A change in parts per million as percent with exactly two decimals, rounded towards zero. */
export function ratioText(ppm: number): string {
  return hundredthsText(Math.trunc(ppm / 100));
}

/** The share of a part in a whole, in percent with two decimals, rounded down; `undefined` when the whole is zero. */
export function sharePercentText(part: number, whole: number): string | undefined {
  return whole === 0 ? undefined : hundredthsText(Math.floor((part * 10_000) / whole));
}

/**
 * A gain or loss, given as decimal text, in percent of what was put in, with two decimals, rounded towards zero;
 * `undefined` when that is nothing.
 */
export function percentOfText(gain: string, whole: string): string | undefined {
  const [size, all] = [unitsFromText(gain.replace('-', ''), scaleMax), unitsFromText(whole, scaleMax)];
  if (size === undefined || all === undefined || all <= 0n) return undefined;
  return changeText(all, gain.startsWith('-') ? all - size : all + size);
}

/** The change from `from` to `to` in percent with exactly two decimals, rounded towards zero. */
export function changeText(from: bigint, to: bigint): string {
  if (from <= 0n) return '0.00';
  const hundredths = ((to - from) * 10_000n) / from;
  const digits = (hundredths < 0n ? -hundredths : hundredths).toString().padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A positive or negative difference of amounts. */
export function differenceOf(to: Atoms, from: Atoms): Atoms {
  return atoms(to - from);
}

/** The mean price of the filled part, rounded down; absent while there is none. */
export function averagePriceOf(
  filled: Atoms,
  filledQuote: Atoms,
  scales: { readonly base: number; readonly quote: number },
): Price | undefined {
  if (filled === 0n) return undefined;
  const units = mulDiv(
    filledQuote,
    10n ** BigInt(scales.base + priceScale),
    filled * 10n ** BigInt(scales.quote),
    'down',
  );
  return units === 0n ? undefined : price(Number(units));
}

export function priceTextOf(price: Price | undefined): string | undefined {
  return price === undefined ? undefined : priceToText(price);
}
