import { compare, type Decimal, decimalFrom, fixedText } from './decimal.ts';

/** `comma` is 1,234.5 and the default in every language; `point` is 1.234,5. */
export type NumberFormat = 'comma' | 'point';

/** The text for a missing figure. Never a zero. */
export const missing = '--';
/** Hidden balances have one width, so they reveal nothing. */
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

/** Writes figures, given as decimal text, for people. `undefined` or unreadable text shows as missing. */
export interface Format {
  /** These figures are the user's own, and hidden: all are stars. */
  readonly isHidden: boolean;
  /** An amount or a price. More decimals are cut off, never rounded up; missing ones are zeros; without `decimals`, as it comes. */
  readonly amount: (text: string | undefined, decimals?: number) => string;
  /** An amount with + before a gain; what is cut to nothing has no sign. */
  readonly gain: (text: string | undefined, decimals?: number) => string;
  /** A share in percent: 0.25%. */
  readonly percent: (text: string | undefined, decimals?: number) => string;
  /** A change in percent, its sign always, two decimals: +2.34%, -1.12%, 0.00%. */
  readonly change: (text: string | undefined) => string;
  /** A volume, specification 9: 1.71B, 842.3M, 4.5K, otherwise four decimals. */
  readonly volume: (text: string | undefined) => string;
}

/** True of a written figure without a digit above zero, such as 0.00. */
export function isNothing(shown: string): boolean {
  return !/[1-9]/.test(shown);
}

function formatIn(numbers: NumberFormat): Format {
  const write =
    (say: (value: Decimal) => string) =>
    (text: string | undefined): string => {
      const value = text === undefined ? undefined : decimalFrom(text);
      return value === undefined ? missing : say(value);
    };
  const plain = (value: Decimal, decimals = value.scale) => grouped(fixedText(value, decimals), numbers);
  const gain = (value: Decimal, decimals?: number) => {
    const text = plain(value, decimals);
    return isNothing(text) ? text.replace('-', '') : (value.units > 0n ? '+' : '') + text;
  };
  const amount: Format['amount'] = (text, decimals) => write((value) => plain(value, decimals))(text);
  return {
    isHidden: false,
    amount,
    gain: (text, decimals) => write((value) => gain(value, decimals))(text),
    percent: (text, decimals) => `${amount(text, decimals)}%`,
    change: write((value) => `${gain(value, 2)}%`),
    volume: write((value) => volumeText(value, numbers)),
  };
}

const thousand: Decimal = { units: 1_000n, scale: 0 };
const million: Decimal = { units: 1_000_000n, scale: 0 };
const billion: Decimal = { units: 1_000_000_000n, scale: 0 };

function volumeText(value: Decimal, numbers: NumberFormat): string {
  if (compare(value, billion) > 0) return `${shifted(value, 9, 2, numbers)}B`;
  if (compare(value, million) > 0) return `${shifted(value, 6, 1, numbers)}M`;
  if (compare(value, thousand) > 0) return `${shifted(value, 3, 1, numbers)}K`;
  return grouped(fixedText(value, 4), numbers);
}

function shifted({ units, scale }: Decimal, places: number, decimals: number, format: NumberFormat): string {
  return grouped(fixedText({ units, scale: scale + places }, decimals), format);
}

/** The same object for the same choice, so that values derived from it are not computed anew at each render. */
export const formats: Readonly<Record<NumberFormat, Format>> = { comma: formatIn('comma'), point: formatIn('point') };

const stars = () => hidden;
export const hiddenFormat: Format = {
  isHidden: true,
  amount: stars,
  gain: stars,
  percent: stars,
  change: stars,
  volume: stars,
};

/** 0.00002104 → 0.0₄2104, for columns narrower than 90 px. */
export function withSubscriptZeros(formatted: string): string {
  return formatted.replace(/^(-?0[.,]0)(0{3,})(\d+)$/, (_all, head: string, zeros: string, rest: string) => {
    const count = String(zeros.length + 1);
    const small = [...count].map((digit) => String.fromCharCode(0x2080 + Number(digit))).join('');
    return `${head}${small}${rest}`;
  });
}
