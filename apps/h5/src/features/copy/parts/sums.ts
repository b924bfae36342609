import { decimalFrom, fixedText } from '@candor/kit';

/** Decimal texts together, to the last digit; one that cannot be read makes the sum unknown. */
export function sumOfTexts(texts: readonly string[]): string | undefined {
  const values = texts.map(decimalFrom);
  const scale = Math.max(0, ...values.map((value) => value?.scale ?? 0));
  let units = 0n;
  for (const value of values) {
    if (value === undefined) return undefined;
    units += value.units * 10n ** BigInt(scale - value.scale);
  }
  return fixedText({ units, scale }, scale);
}
