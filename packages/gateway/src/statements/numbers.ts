import { textFromUnits } from '@candor/money';

/** The number of decimals of the finest of some amounts. */
export function decimalsOf(amounts: readonly bigint[], scale: number): number {
  return Math.max(0, ...amounts.map((amount) => (textFromUnits(amount, scale).split('.')[1] ?? '').length));
}

/** "1,234.50" with exactly so many decimals, at least as many as the amount has; zero is "0". */
export function grouped(amount: bigint, scale: number, decimals: number): string {
  if (amount === 0n) return '0';
  const [whole = '', fraction = ''] = textFromUnits(amount < 0n ? -amount : amount, scale).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0n ? '−' : ''}${digits}${decimals === 0 ? '' : `.${fraction.padEnd(decimals, '0')}`}`;
}

/** A change: with its sign. */
export function signed(amount: bigint, scale: number, decimals: number): string {
  return `${amount > 0n ? '+' : ''}${grouped(amount, scale, decimals)}`;
}
