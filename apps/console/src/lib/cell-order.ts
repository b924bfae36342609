import { compare, decimalFrom } from '@candor/kit';

/** The order of two cells: amounts as numbers to their last digit, everything else as words. */
export function cellOrder(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [decimalFrom(`${a}`), decimalFrom(`${b}`)];
  if (first !== undefined && second !== undefined) return compare(first, second);
  // Nothing comes before a number, and a number before words.
  if (first !== undefined || second !== undefined) {
    const [isFirst, other] = first === undefined ? [false, a] : [true, b];
    return (isFirst ? 1 : -1) * (other === '' ? 1 : -1);
  }
  return `${a}`.localeCompare(`${b}`, undefined, { numeric: true });
}
