import { dayMs } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Ppm, zero } from '@candor/money';
import type { CopyMode, Lots, TraderStatus } from '../../vocabulary.ts';

/** A trader's share of followers' profit: usual and highest (RULES 7). */
export const profitShareDefault = 100_000 as Ppm;
export const profitShareMax = 200_000 as Ppm;
/**
 * The largest distance of the fill from the quote at which the trader ordered, unless the follow sets its own: 0.5 %.
 */
export const copySlippageDefault = 5_000 as Ppm;
/** Sizes of follows are hundredths: of the trader's size, or of a lot. */
const copySizeOne = 100;
export const copySizeMax = 10_000;
/** Units of a trader's account start at one whole unit of the quote asset each, and have six more decimals. */
export const navOne = 1_000_000;

const weekMs = 7 * dayMs;
/** 1970-01-05 was a Monday. */
const firstMondayMs = 4 * dayMs;

/**
 * The size of a follower's ticket (RULES 7): the trader's lots × k, or always the same. Above one lot it rounds half up
 * to two decimals; below it rounds down, so that a small follow never grows.
 */
export function copiedLots(mode: CopyMode, size: number, traderLots: Lots): Lots {
  if (mode === 'lots') return size as Lots;
  const exact = BigInt(traderLots) * BigInt(size);
  const one = BigInt(copySizeOne);
  const isAboveOneLot = exact > one * one;
  return Number(isAboveOneLot ? (exact * 2n + one) / (one * 2n) : exact / one) as Lots;
}

/** The part of a copy that closes when the trader closes a part: the same share, rounded up; the last part takes the rest. */
export function copiedCloseLots(copyLots: Lots, traderClosed: Lots, traderLotsBefore: Lots): Lots {
  return Number(mulDiv(BigInt(copyLots), BigInt(traderClosed), BigInt(traderLotsBefore), 'up')) as Lots;
}

/**
 * The weekly profit share with loss carry: max(total realised × share − already shared, 0) (RULES 7). Rounds down: a
 * payout out of the follower's pocket.
 */
export function profitShareDue(realised: Atoms, share: Ppm, alreadyShared: Atoms): Atoms {
  if (realised <= 0n) return zero;
  const due = mulDiv(realised, BigInt(share), 1_000_000n, 'down') - alreadyShared;
  return atoms(due > 0n ? due : 0n);
}

/** The next Monday 00:00 UTC after a moment. */
export function nextShareAtMs(nowMs: number): number {
  return firstMondayMs + (Math.floor((nowMs - firstMondayMs) / weekMs) + 1) * weekMs;
}

/** The value of one unit, in millionths of its first value, rounded down: 500 → 400 is 800_000. */
export function navOf(equity: Atoms, units: Atoms): number {
  return units <= 0n ? navOne : Number(mulDiv(equity < 0n ? zero : equity, BigInt(navOne), units, 'down'));
}

/**
 * Units after money came in (above zero) or went out, bought or sold at the value of a unit before it; so that deposits
 * and withdrawals do not change the record (RULES 7: 500 → 400, deposit 1,000, → 1,550 gives 0.8, 0.8, 0.885714). An
 * account that was emptied, or lost everything, begins again at `lastNav`: a record cannot be washed by emptying the
 * account.
 */
export function unitsAfter(units: Atoms, equityBefore: Atoms, flow: Atoms, lastNav: number): Atoms {
  if (units <= 0n || equityBefore <= 0n) {
    return flow > 0n ? atoms(mulDiv(flow, BigInt(navOne), BigInt(Math.max(lastNav, 1)), 'down')) : zero;
  }
  if (flow >= 0n) return atoms(units + mulDiv(flow, units, equityBefore, 'down'));
  const sold = mulDiv(atoms(-flow), units, equityBefore, 'up');
  return atoms(sold >= units ? 0n : units - sold);
}

/** True when an application is open or accepted: a leading trader, or an applicant, does not follow others. */
export function isLeading(status: TraderStatus): boolean {
  return status !== 'refused' && status !== 'withdrawn';
}
