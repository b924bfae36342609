import { assert } from '@candor/kernel';
import type { Atoms } from './types.ts';

/**
 * Splits `total` by integer weights so that the parts add up exactly: each part is rounded down, and the atoms left
 * over go to the largest remainders, the earlier one first where remainders are equal.
 */
export function allocate(total: Atoms, weights: readonly bigint[]): Atoms[] {
  assert(total >= 0n, 'what is split is zero or more');
  const sum = weights.reduce((all, weight) => all + weight, 0n);
  assert(sum > 0n && weights.every((weight) => weight >= 0n), 'weights are zero or more, and not all zero');
  const parts = weights.map((weight) => (total * weight) / sum);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  let left = total - parts.reduce((all, part) => all + part, 0n);
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    parts[index] = (parts[index] as bigint) + 1n;
    left -= 1n;
  }
  return parts as Atoms[];
}
