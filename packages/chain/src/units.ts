import { assert } from '@candor/kernel';
import { type Atoms, atoms, type Rounding } from '@candor/money';

/** How many decimals the chain and the books count an asset in. The chain never has fewer. */
export interface Scales {
  readonly decimals: number;
  readonly scale: number;
}

/**
 * Atoms of the books for units of the chain. What is less than an atom is in no book: rounded down for a deposit, so that
 * nobody is credited what did not arrive; up for a cost.
 */
export function atomsOfUnits(units: bigint, scales: Scales, rounding: Rounding): Atoms {
  const unit = unitsPerAtom(scales);
  return atoms(rounding === 'up' ? (units + unit - 1n) / unit : units / unit);
}

/** Exact. */
export function unitsOfAtoms(amount: bigint, scales: Scales): bigint {
  return amount * unitsPerAtom(scales);
}

function unitsPerAtom({ decimals, scale }: Scales): bigint {
  assert(decimals >= scale, 'a chain counts at least as finely as the books');
  return 10n ** BigInt(decimals - scale);
}
