import { type Atoms, atoms, ppmOne, zero } from '@candor/money';

/** One tier of the maintenance margin, as the terms have it. */
export interface Tier {
  /** Quote atoms of notional from which it holds. */
  readonly floor: Atoms;
  /** Ppm of the notional. */
  readonly maintenance: number;
  readonly multipleMax: number;
}

const known = new WeakMap<readonly Tier[], readonly Atoms[]>();

/**
 * The deduction of each tier (RULES 5): cumₙ = floorₙ × (mmrₙ − mmrₙ₋₁) + cumₙ₋₁, which makes the maintenance
 * continuous at each floor. Exact: floors are whole units, so every product divides.
 */
export function tierDeductions(tiers: readonly Tier[]): readonly Atoms[] {
  const before = known.get(tiers);
  if (before !== undefined) return before;
  const deductions: Atoms[] = [];
  let cum = zero;
  for (let index = 0; index < tiers.length; index++) {
    const { floor, maintenance } = tiers[index] as Tier;
    const below = index === 0 ? maintenance : (tiers[index - 1] as Tier).maintenance;
    cum = atoms(cum + (floor * BigInt(maintenance - below)) / BigInt(ppmOne));
    deductions.push(cum);
  }
  known.set(tiers, deductions);
  return deductions;
}
