import type { DualProductRow } from '@candor/api';
import { atomsFromText, zero } from '@candor/money';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { figuresOf } from './dual-figures.ts';

/** `shares` is plain decimal text; '' is empty or, with a problem, not understood. */
export interface PurchaseForm {
  readonly shares: string;
  readonly unreadable: AmountProblem | undefined;
  readonly isReinvested: boolean;
}

export interface PurchaseFacts {
  readonly product: DualProductRow;
  /** Of what shares are paid with, decimal text; absent for a visitor. */
  readonly available: string | undefined;
  readonly nowMs: number;
}

export type PurchaseProblem = 'closed' | 'missing' | 'whole' | 'too_many' | 'insufficient';

export const initialPurchaseForm: PurchaseForm = { shares: '1', unreadable: undefined, isReinvested: false };

/** Whole shares, or undefined. */
export function sharesOf({ shares }: PurchaseForm): number | undefined {
  return /^[1-9]\d{0,8}$/.test(shares) ? Number(shares) : undefined;
}

/** The most shares of one purchase: a user's maximum, and what is left. */
export function mostShares({ accountShares, left }: DualProductRow): number {
  return Math.min(accountShares, left);
}

/** The first problem, in the order in which it should be mended. */
export function purchaseProblem(
  form: PurchaseForm,
  { product, available, nowMs }: PurchaseFacts,
): PurchaseProblem | undefined {
  if (!product.isOnSale || nowMs >= product.closesAtMs) return 'closed';
  if (form.shares === '' && form.unreadable === undefined) return 'missing';
  const shares = sharesOf(form);
  if (shares === undefined) return 'whole';
  if (shares > mostShares(product)) return 'too_many';
  if (available === undefined) return undefined;
  const scale = product.direction === 'call' ? product.baseScale : product.quoteScale;
  return figuresOf(product, shares).stake > (atomsFromText(available, scale) ?? zero) ? 'insufficient' : undefined;
}
