import type { LockedProductRow } from '@candor/api';
import {
  lockedDividendAtMs,
  lockedDividendFor,
  lockedEndsAtMs,
  lockedPenaltyFor,
  lockedRateFor,
  lockedYieldOf,
} from '@candor/exchange/rules';
import { type Atoms, atomsFromText, atomsToText, type Ppm, plus, zero } from '@candor/money';

/** An amount of the server's own: always readable. */
export function atomsIn(text: string, { scale }: { readonly scale: number }): Atoms {
  return atomsFromText(text, scale) ?? zero;
}

/** The share of a product's quota that is taken, in whole percent; more than nothing is at least 1. */
export function takenPercent(product: LockedProductRow): number {
  const quota = atomsIn(product.quota, product);
  const locked = atomsIn(product.locked, product);
  if (quota === 0n || locked >= quota) return 100;
  const percent = Number((locked * 100n) / quota);
  return locked > 0n ? Math.max(percent, 1) : 0;
}

/** All figures of a deposit before it is made, by the core's own rules. Amounts are decimal text. */
export interface DepositFigures {
  readonly rate: Ppm;
  readonly dividend: string;
  readonly total: string;
  /** The principal and its whole yield. */
  readonly back: string;
  readonly firstAtMs: number;
  readonly endsAtMs: number;
  /** Of an exit before the first dividend. */
  readonly penalty: string;
}

export function depositFigures(product: LockedProductRow, amount: Atoms): DepositFigures {
  const { scale, days, dayMs, startsAtMs, penaltyRatio, rateLow, rateHigh } = product;
  const text = (value: Atoms) => atomsToText(value, scale);
  const terms = {
    amountMin: atomsIn(product.amountMin, product),
    accountMax: atomsIn(product.accountMax, product),
    rateLow,
    rateHigh,
  };
  const rate = lockedRateFor(amount, terms);
  const dividend = lockedDividendFor(amount, rate);
  const total = lockedYieldOf(dividend, days);
  const times = { startsAtMs, dayMs, days };
  return {
    rate,
    dividend: text(dividend),
    total: text(total),
    back: text(plus(amount, total)),
    firstAtMs: lockedDividendAtMs(times, 1),
    endsAtMs: lockedEndsAtMs(times),
    penalty: text(lockedPenaltyFor(amount, penaltyRatio, days)),
  };
}
