import { type Atoms, atoms, mulDiv, zero } from '@candor/money';

/** The cost of one asset to its owner, by the average of everything that came in. */
export interface HoldingCost {
  /** In all wallets, in atoms of the asset. */
  readonly amount: Atoms;
  /** In USDT atoms, fees included. */
  readonly cost: Atoms;
  /** False while something is held that came without a price. */
  readonly isKnown: boolean;
}

export const nothingHeld: HoldingCost = { amount: zero, cost: zero, isKnown: true };

/** More of it, for `cost`: what was paid, or what it was worth when it came; `undefined` where nobody knows. */
export function afterReceipt(before: HoldingCost, amount: Atoms, cost: Atoms | undefined): HoldingCost {
  return {
    amount: atoms(before.amount + amount),
    cost: atoms(before.cost + (cost ?? 0n)),
    isKnown: before.isKnown && cost !== undefined,
  };
}

/**
 * Less of it: what is given away takes its part of the cost along, what is charged leaves its part to the rest, so that a
 * fee makes the rest dearer. The cost that stays is rounded up. With the last of it everything is forgotten.
 */
export function afterGiving(before: HoldingCost, given: Atoms, charged: Atoms): HoldingCost {
  const left = before.amount - given - charged;
  if (left <= 0n) return nothingHeld;
  const kept = before.amount - given;
  return { ...before, amount: atoms(left), cost: atoms(mulDiv(before.cost, kept, before.amount, 'up')) };
}
