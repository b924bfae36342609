import { type Ppm, plus, type Price, price } from '@candor/money';
import type { AssetId, LoanProductId } from '../../vocabulary.ts';
import { lendable, listed } from './borrow.ts';
import type { Loan } from './loan.ts';
import { interestOwed, pricedAt, pricedNow } from './pricing.ts';
import { flexibleInterestAt, loanInterestNow } from './rules.ts';
import type { LoansSlice } from './slice.ts';
import type { LoansQueries, LoanView } from './views.ts';

export function loansQueries(core: LoansSlice): LoansQueries {
  const { loans } = core;
  return {
    loanProducts: () =>
      [...loans.currentTerms.values()]
        .sort((a, b) => a.terms.productId - b.terms.productId)
        .map((version) => {
          const { termsId, hash, terms } = version;
          const { productId } = terms;
          const interest = flexibleInterestAt(loans.interestOf(productId), core.nowMs)?.interest ?? (0 as Ppm);
          const lent = loans.lentIn(productId);
          const announced = announcedOf(core, productId);
          return { termsId, hash, terms, interest, announced, lent, available: lendable(core, version) };
        }),
    liveLoans: (accountId) => [...loans.liveOf(accountId)].map((loan) => viewOf(core, loan)).reverse(),
    liveLoan(accountId, loanId) {
      const loan = loans.loanOf(accountId, loanId);
      return loan === undefined ? undefined : viewOf(core, loan);
    },
    loanTerms: (termsId) => loans.versions[termsId - 1]?.terms,
  };
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
    announced: announcedOf(core, loan.productId),
    priced: pricedAt(core, terms, position, (assetId) => lastOf(core, assetId)),
    isFresh: pricedNow(core, loan) !== undefined,
  };
}

/** The flexible interest that is announced for later. */
function announcedOf({ loans, nowMs }: LoansSlice, productId: LoanProductId) {
  return loans.interestOf(productId).find(({ fromMs }) => fromMs > nowMs);
}

/** The last price, whatever its age. */
function lastOf({ catalog, index }: LoansSlice, assetId: AssetId): Price | undefined {
  if (assetId === catalog.unitOfAccount) return price(100_000_000);
  const pair = catalog.pricingPair(assetId);
  return pair === undefined ? undefined : index.last(pair.pairId)?.price;
}
