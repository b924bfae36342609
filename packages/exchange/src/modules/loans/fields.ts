import { amount, count, type Fields, id, optional, ppm, price, word } from '../../fields.ts';
import type { AccountId, AssetId, LoanId, LoanProductId, TermsId } from '../../vocabulary.ts';

/** The end of a loan: its debt was paid, or all of its collateral was sold. */
const loanEnds = ['repaid', 'liquidated'] as const;

/** The subject of an alert, from the lowest level to the highest. */
export const loanAlerts = ['initial', 'warning', 'urgent'] as const;
export type LoanAlert = (typeof loanAlerts)[number];

/** The interest of a loan: fixed for its term, or as it is announced. Either is a share of the principal for a year. */
export const loanInterestFields = {
  interest: ppm,
  /** The days of its term; absent: flexible. */
  days: optional(count),
  /** The end of its term, from which on it is flexible. */
  endsAtMs: optional(count),
} as const satisfies Fields;

/** A loan as it is made. */
export const loanFields = {
  loanId: id<LoanId>(),
  accountId: id<AccountId>(),
  productId: id<LoanProductId>(),
  termsId: id<TermsId>(),
  /** The asset that was borrowed; `principal` is in it. */
  assetId: id<AssetId>(),
  principal: amount,
  ...loanInterestFields,
} as const satisfies Fields;

/** A payment, in the borrowed asset: what it paid of each, and what was left. */
export const loanPaymentFields = {
  principalPaid: amount,
  interestPaid: amount,
  principalLeft: amount,
} as const satisfies Fields;

/** Collateral that was sold to the lender. */
export const loanSaleFields = {
  /** The asset that was sold; `quantity` is in it. */
  soldAssetId: id<AssetId>(),
  quantity: amount,
  indexPrice: price,
  /** The index less the published spread. */
  salePrice: price,
  /** The debt that it paid, in the borrowed asset. */
  proceeds: amount,
} as const satisfies Fields;

/** The end of a loan. */
export const loanEndFields = { end: word(loanEnds) } as const satisfies Fields;
