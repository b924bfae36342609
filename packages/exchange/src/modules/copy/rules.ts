import { dayMs } from '@candor/kernel';
import { type Atoms, atoms, mulDiv, type Ppm, zero } from '@candor/money';
import type { CopyMode, CopyPairChoice, CopyStopReason, TraderStatus } from '../../copy-words.ts';
import type { Lots, PairId } from '../../vocabulary.ts';

/** A trader's share of followers' profit: usual and highest (RULES 7). */
export const profitShareDefault = 100_000 as Ppm;
export const profitShareMax = 200_000 as Ppm;
/**
 * The largest distance of the fill from the quote at which the trader ordered, unless the follow sets its own: 0.5 %.
 */
export const copySlippageDefault = 5_000 as Ppm;
/** Sizes of follows are hundredths: of the trader's size, of a lot, or of the size in proportion. */
const copySizeOne = 100;
export const copySizeMax = 10_000;
/** The pairs that a follow can name. */
export const copyPairsMax = 100;
/** Units of a trader's account start at one whole unit of the quote asset each, and have six more decimals. */
export const navOne = 1_000_000;

const weekMs = 7 * dayMs;
/** 1970-01-05 was a Monday. */
const firstMondayMs = 4 * dayMs;

/** The equity of two contract accounts: balance, frozen margins and unrealised profit at the marks of one moment. */
export interface Capitals {
  readonly follower: Atoms;
  readonly trader: Atoms;
}

/** The largest size that is asked for: more than any terms allow, so that a tiny equity of a trader stays a number. */
const copiedLotsMax = 2_147_483_647;

/**
 * The size of a follower's ticket (RULES 7): the trader's lots × k, always the same, or × k in proportion to both equities.
 * × k rounds half up to two decimals above one lot and down below it, so that a small follow never grows; in proportion it
 * always rounds down. Who has no equity copies nothing, and nothing is copied in proportion to none.
 */
export function copiedLots(mode: CopyMode, size: number, traderLots: Lots, capitals: () => Capitals): Lots {
  if (mode === 'lots') return size as Lots;
  const one = BigInt(copySizeOne);
  const exact = BigInt(traderLots) * BigInt(size);
  if (mode === 'proportional') {
    const { follower, trader } = capitals();
    if (follower <= 0n || trader <= 0n) return 0 as Lots;
    const lots = mulDiv(exact, follower, trader * one, 'down');
    return Math.min(Number(lots), copiedLotsMax) as Lots;
  }
  const isAboveOneLot = exact > one * one;
  return Number(isAboveOneLot ? (exact * 2n + one) / (one * 2n) : exact / one) as Lots;
}

/** True when a follow with these limits copies a pair. */
export function copiesPair(
  { pairs, pairIds }: { readonly pairs: CopyPairChoice; readonly pairIds: readonly PairId[] },
  pairId: PairId,
): boolean {
  return pairs === 'all' || pairIds.includes(pairId) === (pairs === 'only');
}

/** The total limit that a result since the follow began has reached; of both, which cannot be, the loss. */
export function stopReasonOf(
  { lossMax, profitMin }: { readonly lossMax?: Atoms | undefined; readonly profitMin?: Atoms | undefined },
  result: Atoms,
): CopyStopReason | undefined {
  if (lossMax !== undefined && result <= -lossMax) return 'loss';
  return profitMin !== undefined && result >= profitMin ? 'profit' : undefined;
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
