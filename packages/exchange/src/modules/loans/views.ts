import type { Encoded } from '@candor/kernel';
import type { Atoms, Ppm } from '@candor/money';
import type { AccountId, AssetId, LoanId, TermsId } from '../../vocabulary.ts';
import type { Loan } from './loan.ts';
import type { LoanInterestSpan, PricedLoan } from './rules.ts';
import type { loanTerms } from './spec.ts';

export type LoanTerms = Encoded<typeof loanTerms>;

export interface LoanProductView {
  readonly termsId: TermsId;
  readonly hash: Uint8Array;
  readonly terms: LoanTerms;
  /** The flexible interest in force, and the one that is announced, if there is one. */
  readonly interest: Ppm;
  readonly announced?: LoanInterestSpan | undefined;
  /** Lent in it to all users. */
  readonly lent: Atoms;
  /** The amount that can still be lent: its limit, and the funds of the lender. */
  readonly available: Atoms;
}

/** One live loan, as it stands now. */
export interface LoanView extends Readonly<Omit<Loan, 'collateral'>> {
  readonly collateral: readonly { readonly assetId: AssetId; readonly amount: Atoms }[];
  /** The terms it was made under. */
  readonly terms: LoanTerms;
  /** Owed now: hours that have begun are charged. */
  readonly interest: Atoms;
  readonly debt: Atoms;
  /** Of a year, for the hour that has begun; and the flexible one that is announced. */
  readonly interestNow: Ppm;
  readonly announced?: LoanInterestSpan | undefined;
  /** With the last prices; absent while one of them is missing. */
  readonly priced?: PricedLoan | undefined;
  /** Those prices may be acted on. */
  readonly isFresh: boolean;
}

export interface LoansQueries {
  /** By the product's number; those that are not offered any more among them. */
  loanProducts(): readonly LoanProductView[];
  /** A product as it would be on other terms: a new flexible interest is announced. */
  loanProductOn(terms: LoanTerms): LoanProductView;
  /** Live ones, newest first. */
  liveLoans(accountId: AccountId): readonly LoanView[];
  liveLoan(accountId: AccountId, loanId: LoanId): LoanView | undefined;
  /** A version of terms, also of loans that have ended. */
  loanTerms(termsId: TermsId): LoanTerms | undefined;
}
