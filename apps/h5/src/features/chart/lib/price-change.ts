import { atScale, decimalFrom, fixedText } from '@candor/kit';

/** `to - from` as signed decimal text, cut to `decimals`; undefined where a figure is missing. */
export function priceChange(from: string | undefined, to: string | undefined, decimals: number): string | undefined {
  const [a, b] = [from, to].map((text) => (text === undefined ? undefined : decimalFrom(text)));
  if (a === undefined || b === undefined) return undefined;
  const scale = Math.max(a.scale, b.scale);
  return fixedText({ units: atScale(b, scale) - atScale(a, scale), scale }, decimals);
}
