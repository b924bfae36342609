import { dayMs } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Price } from '@candor/money';
import type { DepositStatus, HoldReason, WithdrawalStatus } from '../../vocabulary.ts';

/** The window of limits, and the time that the book-only mode takes to end (RULES 15). */
export const limitWindowMs = dayMs;
/** The least terms that live allows (RULES 15). */
export const liveLeast = { undoMs: 60_000, destinationWaitMs: limitWindowMs, holdMs: limitWindowMs } as const;

/** The time for which a credit counts against its operators' cap of an hour. */
export const capHourMs = 3_600_000;
/**
 * The window of similar claims: the operator who decides sees those with the same rail and amount decided so recently.
 */
export const alikeWindowMs = limitWindowMs;
/** The time for which a credited picture proves nothing else; an older receipt shows its age by its date. */
export const proofKeptMs = 400 * limitWindowMs;

/** The caps of one operator while none are set, derived from the limit above which two people are needed. */
export function standardCaps(twoPeopleAbove: Atoms): { readonly hourMax: Atoms; readonly dayMax: Atoms } {
  return { hourMax: atoms(twoPeopleAbove * 10n), dayMax: atoms(twoPeopleAbove * 30n) };
}

export const destinationsMax = 50;
export const claimsMax = 10;
export const openWithdrawalsMax = 20;
/** A payment this many blocks below the highest one of its rail is history: only an operator can credit it. */
export const keptBlocks = 50_000;
/** SHA-256. */
export const destinationSize = 32;
export const proofSize = 32;
export const transactionSize = 32;

/** Holds that end when they are lifted and not before. */
export function isOpenEnded(reason: HoldReason): boolean {
  return reason === 'account_frozen' || reason === 'under_review';
}

/** True while the user may still cancel: the signer or the bank has received nothing. */
export function isCancellable(status: WithdrawalStatus): boolean {
  return status === 'requested' || status === 'held' || status === 'review';
}

export function isEnded(status: WithdrawalStatus): boolean {
  return status === 'confirmed' || status === 'failed' || status === 'cancelled' || status === 'refused';
}

export function isDepositEnded(status: DepositStatus): boolean {
  return status === 'credited' || status === 'dropped';
}

interface WithdrawalFigures {
  readonly fee: Atoms;
  /** The amount that arrives. Zero when the fee takes all. */
  readonly receives: Atoms;
}

/** The cost of a withdrawal of `amount` and the amount that arrives: the fee is inside the amount. */
export function withdrawalFigures(amount: Atoms, fee: Atoms): WithdrawalFigures {
  return amount > fee ? { fee, receives: atoms(amount - fee) } : { fee, receives: atoms(0n) };
}

/** An asset with its scale and the worth of one of it in the unit of account. */
interface Priced {
  readonly scale: number;
  readonly price: Price;
}

/**
 * The amount that counts against the limits: the worth at the index, in atoms of the limit's asset. Rounds up, against
 * the limit.
 */
export function limitValueOf(amount: Atoms, asset: Priced, limitAsset: Priced): Atoms {
  const numerator = BigInt(asset.price) * 10n ** BigInt(limitAsset.scale);
  const denominator = BigInt(limitAsset.price) * 10n ** BigInt(asset.scale);
  return atoms(mulDiv(amount, numerator, denominator, 'up'));
}

/**
 * The number of confirmations of a payment in `height` when the chain's head is at `head`: its own block is the first.
 */
export function confirmationsAt(head: number, height: number): number {
  return head < height ? 0 : head - height + 1;
}
