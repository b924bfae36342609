import { type Ppm, plus, type Price, price } from '@candor/money';
import type { AssetId } from '../../vocabulary.ts';
import { lendable, listed } from './borrow.ts';
import type { Loan } from './loan.ts';
import type { LoanTermsVersion } from './loans.ts';
import { interestOwed, pricedAt, pricedNow } from './pricing.ts';
import { flexibleInterestAt, type LoanInterestSpan, loanInterestNow } from './rules.ts';
import type { LoansSlice } from './slice.ts';
import type { LoanProductView, LoansQueries, LoanView } from './views.ts';

export function loansQueries(core: LoansSlice): LoansQueries {
  const { loans } = core;
  return {
    loanProducts: () =>
      [...loans.currentTerms.values()]
        .sort((a, b) => a.terms.productId - b.terms.productId)
        .map((version) => productView(core, version, loans.interestOf(version.terms.productId))),
    loanProductOn(terms) {
      const version = loans.nextVersion(terms, core.nowMs);
      return productView(core, version, loans.interestWith(version));
    },
    liveLoans: (accountId) => [...loans.liveOf(accountId)].map((loan) => viewOf(core, loan)).reverse(),
    liveLoan(accountId, loanId) {
      const loan = loans.loanOf(accountId, loanId);
      return loan === undefined ? undefined : viewOf(core, loan);
    },
    loanTerms: (termsId) => loans.versions[termsId - 1]?.terms,
  };
}

function productView(core: LoansSlice, version: LoanTermsVersion, spans: readonly LoanInterestSpan[]): LoanProductView {
  const { termsId, hash, terms } = version;
  const interest = flexibleInterestAt(spans, core.nowMs)?.interest ?? (0 as Ppm);
  const announced = announcedIn(core, spans);
  const lent = core.loans.lentIn(terms.productId);
  return { termsId, hash, terms, interest, announced, lent, available: lendable(core, version) };
}

function viewOf(core: LoansSlice, loan: Loan): LoanView {
  const terms = core.loans.termsOf(loan);
  const interest = interestOwed(core, loan);
  const debt = plus(loan.principal, interest);
  const position = { debt, held: loan.collateral };
  return {
    ...loan,
    collateral: listed(loan.collateral),
    terms,
    interest,
    debt,
    interestNow: loanInterestNow(loan, core.loans.interestOf(loan.productId), core.nowMs),
    announced: announcedIn(core, core.loans.interestOf(loan.productId)),
    priced: pricedAt(core, terms, position, (assetId) => lastOf(core, assetId)),
    isFresh: pricedNow(core, loan) !== undefined,
  };
}

/** The flexible interest that is announced for later. */
function announcedIn({ nowMs }: LoansSlice, spans: readonly LoanInterestSpan[]) {
  return spans.find(({ fromMs }) => fromMs > nowMs);
}

/** The last price, whatever its age. */
function lastOf({ catalog, index }: LoansSlice, assetId: AssetId): Price | undefined {
  if (assetId === catalog.unitOfAccount) return price(100_000_000);
  const pair = catalog.pricingPair(assetId);
  return pair === undefined ? undefined : index.last(pair.pairId)?.price;
}
