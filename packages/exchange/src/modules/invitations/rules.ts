import { type Atoms, minus, type Ppm, ppmOne, shareOf } from '@candor/money';
import { dayMs } from '@candor/kernel';
import type { EntryKind } from '../../ledger-words.ts';

/**
 * The fees of which a share goes back. Not those of withdrawals, which pay for a network or a bank, nor those of liquidations, which
 * go to `insurance`.
 */
export const sharedFees = ['trade_fee', 'contract_fee', 'overnight_fee', 'convert_fee'] as const satisfies EntryKind[];
export type SharedFee = (typeof sharedFees)[number];

export function isSharedFee(kind: EntryKind): kind is SharedFee {
  return kind === 'trade_fee' || kind === 'contract_fee' || kind === 'overnight_fee' || kind === 'convert_fee';
}

/** The longest time for which fees can be shared. */
export const invitationDaysMax = 3_660;

/** The part of each rebate that friends get until their inviter chooses another one. */
export const friendShareDefault = 0 as Ppm;

interface Rebate {
  /** Of the fee; the house keeps the rest. */
  readonly rebate: Atoms;
  readonly friendPart: Atoms;
  readonly inviterPart: Atoms;
}

/** RULES 16: a share of the fee paid, and the friend's part of that, each rounded down; the inviter gets the rest of it. */
export function rebateOf(fee: Atoms, share: Ppm, friendShare: Ppm): Rebate {
  const rebate = shareOf(fee, share, 'down');
  const friendPart = shareOf(rebate, friendShare, 'down');
  return { rebate, friendPart, inviterPart: minus(rebate, friendPart) };
}

/** The friend's part of their own fees, rounded down: the figure that is shown to them. */
export function friendPartOfFees(share: Ppm, friendShare: Ppm): Ppm {
  return Math.floor((share * friendShare) / ppmOne) as Ppm;
}

/** The inviter's part of a friend's fees, rounded down. */
export function inviterPartOfFees(share: Ppm, friendShare: Ppm): Ppm {
  return Math.floor((share * (ppmOne - friendShare)) / ppmOne) as Ppm;
}

/** The end of sharing for a friend who comes now; undefined without an end. */
export function invitationEndsAtMs(boundAtMs: number, days: number | undefined): number | undefined {
  return days === undefined ? undefined : boundAtMs + days * dayMs;
}
