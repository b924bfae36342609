import type { LockedProductRow } from '@candor/api';
import { liveDepositsMax, lockedDividendFor, lockedRateFor, lockedYieldOf } from '@candor/exchange/rules';
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
  /** Locked mining is not switched off for the user. */
  readonly isOffered: boolean;
  /** In the spot account, decimal text; absent for a visitor. */
  readonly available: string | undefined;
  /** The running deposits of the user in all products; absent for a visitor. */
  readonly deposits: number | undefined;
}

/** In the order in which the core checks; the first one is shown. */
export type LockProblem =
  | 'not_offered'
  | 'too_many'
  | 'nothing_left'
  | 'amount_unreadable'
  | 'amount_missing'
  | 'too_small'
  | 'too_large'
  | 'insufficient'
  | 'quota_full'
  | 'rewards_short';

export const initialLockForm: LockForm = { amount: '', unreadable: undefined, isRenewed: false };

const roomBetween = (product: LockedProductRow, whole: string, taken: string): Atoms => {
  const room = atomsIn(whole, product) - atomsIn(taken, product);
  return room > 0n ? atoms(room) : zero;
};

/** The user's maximum less what they have locked in the product. */
export function accountRoomOf(product: LockedProductRow): Atoms {
  return roomBetween(product, product.accountMax, product.ownLocked ?? '0');
}

/** The quota of all less what they have locked. */
export function quotaRoomOf(product: LockedProductRow): Atoms {
  return roomBetween(product, product.quota, product.locked);
}

/** The most that one more deposit may be, whatever the user has. */
function roomOf(product: LockedProductRow): Atoms {
  return smaller(accountRoomOf(product), quotaRoomOf(product));
}

/** The most that the user can lock now, as decimal text: room and balance. */
export function mostOf({ product, available }: LockFacts): string {
  const room = roomOf(product);
  const most = available === undefined ? room : smaller(room, atomsIn(available, product));
  return atomsToText(most, product.scale);
}

export function lockProblem(form: LockForm, facts: LockFacts): LockProblem | undefined {
  const { product, isOffered, available, deposits } = facts;
  if (!isOffered) return 'not_offered';
  if (deposits !== undefined && deposits >= liveDepositsMax) return 'too_many';
  const smallest = atomsIn(product.amountMin, product);
  if (roomOf(product) < smallest) return 'nothing_left';
  if (form.unreadable !== undefined) return 'amount_unreadable';
  const amount = atomsFromText(form.amount, product.scale);
  if (form.amount === '' || amount === 0n) return 'amount_missing';
  if (amount === undefined) return 'amount_unreadable';
  if (amount < smallest) return 'too_small';
  if (amount > accountRoomOf(product)) return 'too_large';
  if (available !== undefined && amount > atomsIn(available, product)) return 'insufficient';
  if (amount > quotaRoomOf(product)) return 'quota_full';
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
