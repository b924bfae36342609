import type { OptionRow } from '@candor/api';
import { atScale, decimalFrom, fixedText } from '@candor/kit';

/** One notice: a single result, or the total of several of one asset that came together. */
export type ResultNews =
  | { readonly kind: 'one'; readonly option: OptionRow }
  | { readonly kind: 'several'; readonly count: number; readonly asset: string; readonly profit: string };

/** The notices of results that come together: one for each asset, so that none is pushed out of sight unread. */
export function resultNews(options: readonly OptionRow[]): readonly ResultNews[] {
  const assets = [...new Set(options.map(({ code }) => code))];
  return assets.map((asset) => {
    const ofAsset = options.filter(({ code }) => code === asset);
    const [option, next] = ofAsset;
    if (option !== undefined && next === undefined) return { kind: 'one', option };
    const profit = sumOf(ofAsset.map((one) => one.profit));
    return { kind: 'several', count: ofAsset.length, asset, profit };
  });
}

function sumOf(texts: readonly (string | undefined)[]): string {
  const values = texts.map((text) => decimalFrom(text ?? '')).filter((value) => value !== undefined);
  const scale = Math.max(0, ...values.map((value) => value.scale));
  const units = values.reduce((sum, value) => sum + atScale(value, scale), 0n);
  return fixedText({ units, scale }, scale);
}
