import { assert } from '@candor/kernel';
import { type Atoms, atoms, type Rounding } from '@candor/money';

/** The decimals in which the chain and the books count an asset. The chain never has fewer. */
export interface Scales {
  readonly decimals: number;
  readonly scale: number;
}

/**
 * Converts the chain's units to atoms. A rest below one atom is dropped for a deposit, so that no user is credited
 * more than arrived, and rounded up for a cost.
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
