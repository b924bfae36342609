import { grouped, marksOf, type NumberFormat } from '@candor/kit';
import { decimalGrammar } from '@candor/money';

export type AmountProblem =
  | { readonly kind: 'not_a_number' }
  /** More decimals than the asset or the step has; refused, never rounded. */
  | { readonly kind: 'too_fine'; readonly decimals: number }
  | { readonly kind: 'too_large' }
  /** Could be either; both are shown so that the user chooses (RULES 1). Plain decimal text. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [asDecimal: string, asWhole: string] };

export type ParsedAmount =
  | { readonly kind: 'empty' }
  /** `amount` is in the grammar of the wire. */
  | { readonly kind: 'amount'; readonly amount: string }
  | AmountProblem;

const groupedWhole = (mark: string) => new RegExp(`^\\d{1,3}(\\${mark}\\d{3})+$`);

/**
 * Reads a typed amount. The mark of the chosen format is always the decimal mark. The other mark is taken as the
 * decimal mark where it can be nothing else (`0,5`), as grouping where it can be nothing else (`1,234.5`, `1,234,567`),
 * and refused where it can be both (`12,001`).
 */
export function parseAmount(typed: string, rule: { decimals: number; format: NumberFormat }): ParsedAmount {
  const text = typed.trim();
  if (text === '') return { kind: 'empty' };
  if (!/^[\d.,]+$/.test(text) || !/\d/.test(text)) return { kind: 'not_a_number' };
  const { decimal, group } = marksOf(rule.format);
  const [whole = '', fraction, ...more] = text.split(decimal);
  if (more.length > 0) return oddlyMarked(text, decimal, group, rule.decimals);
  if (whole.includes(group)) {
    if (fraction !== undefined || whole.split(group).length > 2) {
      const isGrouped = groupedWhole(group).test(whole) && !fraction?.includes(group);
      if (isGrouped) return checked(whole.replaceAll(group, ''), fraction, rule.decimals);
      // 1.234,5 in the comma format: the marks have changed places.
      return oddlyMarked(text, decimal, group, rule.decimals);
    }
    return otherMarkOnce(whole.split(group) as [string, string], rule.decimals);
  }
  if (fraction?.includes(group)) return oddlyMarked(text, decimal, group, rule.decimals);
  return checked(whole, fraction, rule.decimals);
}

/** The mark of the other format, exactly once. */
function otherMarkOnce([before, after]: [string, string], decimals: number): ParsedAmount {
  const canGroup = after.length === 3 && before.length >= 1 && before.length <= 3 && !before.startsWith('0');
  if (canGroup) return { kind: 'ambiguous', readings: [`${before}.${after}`, before + after] };
  return checked(before, after, decimals);
}

/** Both marks with the roles of the other format (`1.234,5`), or grouping by the decimal mark (`1.234.567`). */
function oddlyMarked(text: string, decimal: string, group: string, decimals: number): ParsedAmount {
  const [whole = '', fraction, ...more] = text.split(group);
  if (more.length > 0 || !groupedWhole(decimal).test(whole)) return { kind: 'not_a_number' };
  return checked(whole.replaceAll(decimal, ''), fraction, decimals);
}

function checked(whole: string, fraction: string | undefined, decimals: number): ParsedAmount {
  const bare = whole.replace(/^0+(?=\d)/, '') || '0';
  if (bare.length > 18) return { kind: 'too_large' };
  // Zeros at the end have no meaning and are ignored.
  const significant = (fraction ?? '').replace(/0+$/, '');
  if (significant.length > decimals) return { kind: 'too_fine', decimals };
  const trimmed = significant === '' ? bare : `${bare}.${(fraction ?? '').slice(0, decimals)}`;
  return decimalGrammar.test(trimmed) ? { kind: 'amount', amount: trimmed } : { kind: 'not_a_number' };
}

/** The text of a plain amount in a field without typing. */
export function shownAmount(amount: string, format: NumberFormat): string {
  return amount === '' ? '' : grouped(amount, format);
}

/** The text of a plain amount in a field when typing begins: no grouping, the format's own mark. */
export function typedAmount(amount: string, format: NumberFormat): string {
  return amount.replace('.', marksOf(format).decimal);
}
