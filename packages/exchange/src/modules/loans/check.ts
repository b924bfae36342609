import { assert } from '@candor/kernel';
import { loanHoursBegun } from './rules.ts';
import type { LoansSlice } from './slice.ts';

/** Checks the invariants of loans after every command, recomputed from the loans themselves. */
export function checkLoans(core: LoansSlice): void {
  const { loans } = core;
  if (loans.versions.length === 0) return;
  const lent = new Map<number, bigint>();
  for (const [loanId, loan] of loans.live) {
    const { accountId, productId, assetId, principal, partsDue, hoursCharged, collateral } = loan;
    const terms = loans.termsOf(loan);
    assert(loan.loanId === loanId && loanId < loans.nextLoanId, 'a loan has the number it was given');
    assert(terms.productId === productId && terms.assetId === assetId, 'a loan keeps terms of its product');
    assert(principal > 0n && principal <= loan.borrowed && partsDue >= 0n, 'a live loan has a debt');
    assert(collateral.size > 0 && [...collateral.values()].every((held) => held > 0n), 'a live loan has collateral');
    assert(
      [...collateral.keys()].every((held) => terms.collateral.some((accepted) => accepted.assetId === held)),
      'collateral is what the terms accept',
    );
    assert(hoursCharged <= loanHoursBegun(loan, core.nowMs), 'no hour is charged before it begins');
    assert(loan.alerts <= 3, 'a loan has three alerts');
    assert(loans.loanOf(accountId, loanId) === loan, 'a loan is known to its user');
    lent.set(productId, (lent.get(productId) ?? 0n) + principal);
  }
  assert(loans.live.size + loans.endedCount === loans.nextLoanId - 1, 'a loan ends once');
  for (const productId of loans.currentTerms.keys()) {
    assert(loans.lentIn(productId) === (lent.get(productId) ?? 0n), 'a product has lent what its loans owe');
  }
}
