import { hourMs } from '@candor/kernel';
import type { LoanId } from '../../vocabulary.ts';
import type { Loan } from './loan.ts';
import { pricedNow } from './pricing.ts';
import { loanAlertGap, loanHoursBegun, loanInterestNow, loanLevelsOf, loanLtvOf } from './rules.ts';
import type { LoansSlice } from './slice.ts';

/** Sets the timer of the next hour of a loan. */
export function setHourTimer(core: LoansSlice, loan: Loan): void {
  const hours = loanHoursBegun(loan, core.nowMs);
  core.timers.set(loan.openedAtMs + hours * hourMs, 'loans.hour', loan.loanId);
}

/**
 * A new hour of a loan: its debt is higher, so its bounds are set anew with the next tick; a fixed term may be over; and an alert
 * whose level is far again can be given again. Interest itself is computed from the times when it is needed.
 */
export function onHour(core: LoansSlice, reference: number): void {
  const loan = core.loans.live.get(reference as LoanId);
  if (loan === undefined) return;
  setHourTimer(core, loan);
  const { loanId, accountId, assetId, fixed } = loan;
  if (fixed?.endsAtMs === core.nowMs) {
    const interest = loanInterestNow(loan, core.loans.interestOf(loan.productId), core.nowMs);
    core.emit({ type: 'loans.term_ended', loanId, accountId, assetId, interest });
  }
  forgetFarAlerts(core, loan);
  core.loans.watch.suspect(loanId);
}

function forgetFarAlerts(core: LoansSlice, loan: Loan): void {
  const priced = loan.alerts > 0 ? pricedNow(core, loan) : undefined;
  if (priced === undefined) return;
  const terms = core.loans.termsOf(loan);
  const ltv = loanLtvOf(priced);
  const levels = loanLevelsOf(terms);
  while (loan.alerts > 0 && ltv < (levels[loan.alerts - 1] ?? 0) - loanAlertGap(terms)) loan.alerts -= 1;
}
