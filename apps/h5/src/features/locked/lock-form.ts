import type { LockedProductRow } from '@candor/api';
import { lockedDividendFor, lockedRateFor, lockedYieldOf } from '@candor/exchange/rules';
import { type Atoms, atoms, atomsFromText, atomsToText, smaller, zero } from '@candor/money';
import type { CouponPlan } from '#features/coupons/use-coupon-choice.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { atomsIn, type DepositFigures, depositFigures } from './product-figures.ts';

/** `amount` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface LockForm {
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
  readonly isRenewed: boolean;
}

export interface LockFacts {
  readonly product: LockedProductRow;
  /** In the spot account, decimal text; absent for a visitor. */
  readonly available: string | undefined;
  /** Locked in this product already. */
  readonly locked: string;
}

/** In the order in which the core checks; the first one is shown. */
export type LockProblem =
  | 'amount_unreadable'
  | 'amount_missing'
  | 'too_small'
  | 'too_large'
  | 'insufficient'
  | 'quota_full'
  | 'rewards_short';

export const initialLockForm: LockForm = { amount: '', unreadable: undefined, isRenewed: false };

/** The most that one more deposit may be: the user's maximum less what they have, and the room of the quota. */
export function roomOf({ product, locked }: Pick<LockFacts, 'product' | 'locked'>): Atoms {
  const left = (whole: string, taken: string) => {
    const room = atomsIn(whole, product) - atomsIn(taken, product);
    return room > 0n ? atoms(room) : zero;
  };
  return smaller(left(product.accountMax, locked), left(product.quota, product.locked));
}

/** The most that the user can lock now, as decimal text: room and balance. */
export function mostOf(facts: LockFacts): string {
  const { product, available } = facts;
  const room = roomOf(facts);
  const most = available === undefined ? room : smaller(room, atomsIn(available, product));
  return atomsToText(most, product.scale);
}

export function lockProblem(form: LockForm, { product, available, locked }: LockFacts): LockProblem | undefined {
  if (form.unreadable !== undefined) return 'amount_unreadable';
  const amount = atomsFromText(form.amount, product.scale);
  if (form.amount === '' || amount === 0n) return 'amount_missing';
  if (amount === undefined) return 'amount_unreadable';
  if (amount < atomsIn(product.amountMin, product)) return 'too_small';
  if (amount + atomsIn(locked, product) > atomsIn(product.accountMax, product)) return 'too_large';
  if (available !== undefined && amount > atomsIn(available, product)) return 'insufficient';
  if (amount + atomsIn(product.locked, product) > atomsIn(product.quota, product)) return 'quota_full';
  return wholeYield(product, amount) > atomsIn(product.rewards, product) ? 'rewards_short' : undefined;
}

/** The deposit as a coupon sees it. */
export function couponPlanOf({ amount }: LockForm, { assetId, days, scale }: LockedProductRow): CouponPlan {
  return { act: 'locked', assetId, size: atomsFromText(amount, scale) ?? zero, days };
}

/** The figures of the typed amount; of the smallest one while there is none that is in bounds. */
export function lockFigures(form: LockForm, { product }: LockFacts): DepositFigures {
  const smallest = atomsIn(product.amountMin, product);
  const typed = atomsFromText(form.amount, product.scale);
  const isInBounds = typed !== undefined && typed >= smallest && typed <= atomsIn(product.accountMax, product);
  return depositFigures(product, isInBounds ? typed : smallest);
}

function wholeYield(product: LockedProductRow, amount: Atoms): Atoms {
  const { rateLow, rateHigh, days } = product;
  const terms = {
    amountMin: atomsIn(product.amountMin, product),
    accountMax: atomsIn(product.accountMax, product),
    rateLow,
    rateHigh,
  };
  return lockedYieldOf(lockedDividendFor(amount, lockedRateFor(amount, terms)), days);
}
