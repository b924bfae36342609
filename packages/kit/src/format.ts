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
  /** A volume, specification 9: 1.71B, 842.3M, 4.5K, otherwise four decimals; in Chinese 17.10亿, 8,423.1万. */
  readonly volume: (text: string | undefined) => string;
}

/** True of a written figure without a digit above zero, such as 0.00. */
export function isNothing(shown: string): boolean {
  return !/[1-9]/.test(shown);
}

/**
 * The steps at which a volume is shortened. Chinese counts in ten thousands. Vietnamese exchanges write K, M and B like all
 * others, for the short words of the language are ambiguous: T is 10⁹ as “tỷ” and is read as a trillion.
 */
type VolumeSteps = readonly (readonly [places: number, unit: string, decimals: number])[];

const thousands: VolumeSteps = [
  [9, 'B', 2],
  [6, 'M', 1],
  [3, 'K', 1],
];
const tenThousands: VolumeSteps = [
  [8, '亿', 2],
  [4, '万', 1],
  [3, '', 2],
];

function formatIn(numbers: NumberFormat, steps: VolumeSteps = thousands): Format {
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
    volume: write((value) => volumeText(value, numbers, steps)),
  };
}

function volumeText(value: Decimal, numbers: NumberFormat, steps: VolumeSteps): string {
  const step = steps.find(([places]) => compare(value, { units: 10n ** BigInt(places), scale: 0 }) > 0);
  if (step === undefined) return grouped(fixedText(value, 4), numbers);
  const [places, unit, decimals] = step;
  const scale = unit === '' ? value.scale : value.scale + places;
  return grouped(fixedText({ units: value.units, scale }, decimals), numbers) + unit;
}

/** The same object for the same choice, so that values derived from it are not computed anew at each render. */
export const formats: Readonly<Record<NumberFormat, Format>> = { comma: formatIn('comma'), point: formatIn('point') };

/** The same with volumes as Chinese shortens them. */
export const chineseFormats: Readonly<Record<NumberFormat, Format>> = {
  comma: formatIn('comma', tenThousands),
  point: formatIn('point', tenThousands),
};

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
