import { type Atoms, atoms, minus, mulDiv, type Ppm, shareOf, smaller } from '@candor/money';

/** Live deposits that one user may have. */
export const liveDepositsMax = 200;

/** The terms that the rate of a deposit follows from. */
interface LockedRateTerms {
  readonly amountMin: Atoms;
  readonly accountMax: Atoms;
  readonly rateLow: Ppm;
  readonly rateHigh: Ppm;
}

/**
 * The daily rate of an amount (RULES 8): linear from the low end at the smallest amount to the high end at the largest, rounded down
 * to a millionth. It is fixed when the deposit is made.
 */
export function lockedRateFor(amount: Atoms, { amountMin, accountMax, rateLow, rateHigh }: LockedRateTerms): Ppm {
  if (amount >= accountMax) return rateHigh;
  if (amount <= amountMin) return rateLow;
  const climb = mulDiv(BigInt(rateHigh - rateLow), amount - amountMin, accountMax - amountMin, 'down');
  return (rateLow + Number(climb)) as Ppm;
}

/** The dividend of one day. A payout: rounds down. */
export function lockedDividendFor(principal: Atoms, rate: Ppm): Atoms {
  return shareOf(principal, rate, 'down');
}

/** The whole yield of a deposit, reserved when it is made. */
export function lockedYieldOf(dividend: Atoms, days: number): Atoms {
  return atoms(dividend * BigInt(days));
}

/** The first dividend time at or after a moment: a deposit's day 1 begins there. */
export function lockedStartFor(madeAtMs: number, dayMs: number, dividendAtMs: number): number {
  return Math.ceil((madeAtMs - dividendAtMs) / dayMs) * dayMs + dividendAtMs;
}

/** The times of a deposit: its dividends and its end. */
interface LockedTimes {
  readonly startsAtMs: number;
  readonly dayMs: number;
  readonly days: number;
}

/** The time at which the dividend of a day, counted from 1, is paid: when that day is over. */
export function lockedDividendAtMs({ startsAtMs, dayMs }: LockedTimes, day: number): number {
  return startsAtMs + day * dayMs;
}

/** The time at which a deposit ends by itself, with its last dividend. */
export function lockedEndsAtMs(times: LockedTimes): number {
  return lockedDividendAtMs(times, times.days);
}

/** The days of a deposit that are over at a moment, whether or not their dividends have been paid by then. */
export function lockedDaysOver({ startsAtMs, dayMs, days }: LockedTimes, atMs: number): number {
  return Math.min(Math.max(Math.floor((atMs - startsAtMs) / dayMs), 0), days);
}

/**
 * The penalty of an early exit (RULES 8): ratio × days that are not paid yet × principal, never more than the principal.
 * A charge: rounds up. Dividends that were paid stay the user's.
 */
export function lockedPenaltyFor(principal: Atoms, penaltyRatio: Ppm, daysLeft: number): Atoms {
  const penalty = shareOf(atoms(principal * BigInt(daysLeft)), penaltyRatio, 'up');
  return smaller(penalty, principal);
}

/** The outcome of an early exit: the preview, and what the core executes. */
export interface LockedExit {
  readonly daysLeft: number;
  readonly penalty: Atoms;
  readonly refund: Atoms;
  /** Dividends that are not paid any more. */
  readonly forgone: Atoms;
}

export function lockedExitOf(
  deposit: LockedTimes & { readonly principal: Atoms; readonly dividend: Atoms; readonly penaltyRatio: Ppm },
  atMs: number,
): LockedExit {
  const { principal, dividend, penaltyRatio, days } = deposit;
  const daysLeft = days - lockedDaysOver(deposit, atMs);
  const penalty = lockedPenaltyFor(principal, penaltyRatio, daysLeft);
  return { daysLeft, penalty, refund: minus(principal, penalty), forgone: lockedYieldOf(dividend, daysLeft) };
}
