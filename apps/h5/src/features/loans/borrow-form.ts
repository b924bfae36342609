import type { LoanProductRow } from '@candor/api';
import { type Atoms, atomsFromText, type Ppm, zero } from '@candor/money';
import type { CouponPlan } from '#features/coupons/use-coupon-choice.ts';
import type { AmountProblem } from '#lib/parse-amount.ts';
import { type IndexOf, type LoanFigures, loanFigures, pricedPosition } from './loan-figures.ts';

/** Amounts are plain decimal text; '' is empty or, with a problem, not understood. */
export interface BorrowForm {
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
  /** By asset, in the order in which they were chosen. */
  readonly collateral: readonly CollateralPart[];
  /** Of a fixed term; absent: flexible. */
  readonly days: number | undefined;
}

export interface CollateralPart {
  readonly assetId: number;
  readonly amount: string;
  readonly unreadable: AmountProblem | undefined;
}

/** In the order in which they should be mended; the first one is shown. */
export type BorrowProblem =
  | {
      readonly code:
        | 'not_offered'
        | 'unreadable'
        | 'amount_missing'
        | 'collateral_missing'
        | 'no_price'
        | 'ltv_too_high';
    }
  | { readonly code: 'too_small' | 'too_large' | 'not_available' }
  | { readonly code: 'insufficient'; readonly assetId: number };

type Collateral = LoanProductRow['collateral'][number];

export function collateralOf(product: LoanProductRow, { collateral }: BorrowForm): (Collateral & { amount: string })[] {
  return collateral.flatMap(({ assetId, amount }) => {
    const accepted = product.collateral.find((one) => one.assetId === assetId);
    return accepted === undefined || (atomsFromText(amount, accepted.scale) ?? zero) <= 0n
      ? []
      : [{ ...accepted, amount }];
  });
}

export function amountOf(product: LoanProductRow, { amount }: BorrowForm): Atoms {
  return atomsFromText(amount, product.scale) ?? zero;
}

/** The interest of the chosen term. */
export function interestOf({ fixed, interest }: LoanProductRow, days: number | undefined): Ppm {
  return fixed.find((one) => one.days === days)?.interest ?? interest;
}

/** The loan as a coupon sees it. */
export function couponPlanOf(product: LoanProductRow, form: BorrowForm): CouponPlan {
  const { assetId } = product;
  return { act: 'loans', assetId, size: amountOf(product, form), interest: interestOf(product, form.days) };
}

/** The figures of what is typed; absent without collateral, or without its price. */
export function borrowFigures(product: LoanProductRow, form: BorrowForm, indexOf: IndexOf): LoanFigures | undefined {
  const collateral = collateralOf(product, form);
  if (collateral.length === 0) return undefined;
  const priced = pricedPosition({ ...product, debt: amountOf(product, form), collateral }, indexOf);
  return priced && loanFigures(priced, product);
}

interface BorrowFacts {
  /** Loans are not switched off for the user. */
  readonly isOffered: boolean;
  readonly product: LoanProductRow;
  readonly figures: LoanFigures | undefined;
  /** Spot balances, decimal text; absent for a visitor. */
  readonly availableOf: ((assetId: number) => string) | undefined;
}

export function borrowProblem(
  form: BorrowForm,
  { product, isOffered, figures, availableOf }: BorrowFacts,
): BorrowProblem | undefined {
  if (!isOffered) return { code: 'not_offered' };
  if (form.unreadable !== undefined || form.collateral.some((part) => part.unreadable !== undefined)) {
    return { code: 'unreadable' };
  }
  const collateral = collateralOf(product, form);
  if (collateral.length === 0) return { code: 'collateral_missing' };
  const short = collateral.find(
    ({ assetId, amount, scale }) =>
      availableOf !== undefined &&
      (atomsFromText(amount, scale) ?? zero) > (atomsFromText(availableOf(assetId), scale) ?? zero),
  );
  if (short !== undefined) return { code: 'insufficient', assetId: short.assetId };
  const amount = amountOf(product, form);
  if (amount <= 0n) return { code: 'amount_missing' };
  const atoms = (text: string) => atomsFromText(text, product.scale) ?? zero;
  if (amount < atoms(product.amountMin)) return { code: 'too_small' };
  if (amount > atoms(product.accountMax)) return { code: 'too_large' };
  if (amount > atoms(product.available)) return { code: 'not_available' };
  if (figures === undefined) return { code: 'no_price' };
  return figures.ltv > product.ltvInitial ? { code: 'ltv_too_high' } : undefined;
}
