import { compare, type Decimal, decimalFrom, fixedText } from './decimal.ts';

/** `comma` is 1,234.5 and the default in every language; `point` is 1.234,5. */
export type NumberFormat = 'comma' | 'point';

/** Where a figure is missing. Never a zero. */
export const missing = '--';
/** Hidden balances have one width, so they tell nothing. */
export const hidden = '******';

export function marksOf(format: NumberFormat): { readonly decimal: string; readonly group: string } {
  return format === 'comma' ? { decimal: '.', group: ',' } : { decimal: ',', group: '.' };
}

/** Groups plain decimal text (12345.6 → 12,345.6) in the chosen format. */
export function grouped(plain: string, format: NumberFormat): string {
  const { decimal, group } = marksOf(format);
  const [whole = '', fraction] = plain.split('.');
  const withGroups = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  return fraction === undefined ? withGroups : withGroups + decimal + fraction;
}

interface AmountOptions {
  readonly format: NumberFormat;
  /** Digits after the mark: more are cut off, never rounded up; missing ones are filled with zeros. Absent: as it comes. */
  readonly decimals?: number | undefined;
  /** `always` writes + before a gain. */
  readonly sign?: 'negative' | 'always';
}

/** An amount or a price for people. `undefined` or unreadable text shows as missing. */
export function formatAmount(text: string | undefined, options: AmountOptions): string {
  const value = text === undefined ? undefined : decimalFrom(text);
  if (value === undefined) return missing;
  const plain = fixedText(value, options.decimals ?? value.scale);
  const plus = options.sign === 'always' && value.units > 0n ? '+' : '';
  return plus + grouped(plain, options.format);
}

const thousand: Decimal = { units: 1_000n, scale: 0 };
const million: Decimal = { units: 1_000_000n, scale: 0 };
const billion: Decimal = { units: 1_000_000_000n, scale: 0 };

/** Volumes, specification 9: 1.71B, 842.3M, 4.5K, otherwise four decimals. */
export function formatVolume(text: string | undefined, format: NumberFormat): string {
  const value = text === undefined ? undefined : decimalFrom(text);
  if (value === undefined) return missing;
  if (compare(value, billion) > 0) return `${shifted(value, 9, 2, format)}B`;
  if (compare(value, million) > 0) return `${shifted(value, 6, 1, format)}M`;
  if (compare(value, thousand) > 0) return `${shifted(value, 3, 1, format)}K`;
  return grouped(fixedText(value, 4), format);
}

function shifted({ units, scale }: Decimal, places: number, decimals: number, format: NumberFormat): string {
  return grouped(fixedText({ units, scale: scale + places }, decimals), format);
}

/** A change: the sign always, two decimals: +2.34%, -1.12%, 0.00%. Takes percent text ("2.34"). */
export function formatPercent(text: string | undefined, format: NumberFormat): string {
  const value = text === undefined ? undefined : decimalFrom(text);
  if (value === undefined) return missing;
  const plain = fixedText(value, 2);
  // -0.001 cuts to nothing, and nothing has no sign.
  const isNothing = /^-?0\.00$/.test(plain);
  return `${isNothing ? '0.00' : `${value.units > 0n ? '+' : ''}${plain}`}%`.replace('.', marksOf(format).decimal);
}

/** 0.00002104 → 0.0₄2104, for columns narrower than 90 px. */
export function withSubscriptZeros(formatted: string): string {
  return formatted.replace(/^(-?0[.,]0)(0{3,})(\d+)$/, (_all, head: string, zeros: string, rest: string) => {
    const count = String(zeros.length + 1);
    const small = [...count].map((digit) => String.fromCharCode(0x2080 + Number(digit))).join('');
    return `${head}${small}${rest}`;
  });
}
