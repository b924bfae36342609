import { done, hourMs, reject } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { type Atoms, minus, plus, type Ppm, smaller, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import type { AssetId } from '../../vocabulary.ts';
import { worthOf } from '../index-prices/worth.ts';
import { setHourTimer } from './hours.ts';
import { lenderWallet, payOut } from './funds.ts';
import { collateralOf, type Loan } from './loan.ts';
import type { LoanTermsVersion } from './loans.ts';
import { debtOf, levelsReached, pricedAt, pricedNow } from './pricing.ts';
import { flexibleInterestAt, liveLoansMax, loanHoursBegun, loanLtvOf, loanPartsAt } from './rules.ts';
import type { LoansSlice } from './slice.ts';

/** Lends under the terms that the user saw, or rejects that. */
export function borrow(core: LoansSlice, command: CommandOf<'loans.borrow'>): OutcomeOf<'loans.borrow'> {
  const { accountId, productId, amount, days, collateral } = command;
  const { loans } = core;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const offered = loans.currentTerms.get(productId);
  if (offered === undefined || offered.terms.isOffered === 'no') return reject('loan_not_offered');
  if (!core.products.allows(accountId, 'loans')) return reject('product_unavailable');
  if (hex(command.termsHash) !== hex(offered.hash)) return reject('terms_changed');
  const { terms, termsId } = offered;
  const interest = interestOffered(core, offered, days);
  if (interest === undefined) return reject('loan_term_not_offered');
  if (interest !== command.interest) return reject('interest_changed');
  if (amount <= 0n) return reject('amount_invalid');
  const held = collateralOf(collateral.map((one) => [one.assetId, one.amount] as const));
  if (collateral.length === 0 || held.size < collateral.length) return reject('collateral_not_accepted');
  for (const [assetId, part] of held) {
    if (!terms.collateral.some((accepted) => accepted.assetId === assetId)) return reject('collateral_not_accepted');
    if (part <= 0n) return reject('amount_invalid');
  }
  if (amount < terms.amountMin) return reject('loan_too_small');
  if (plus(loans.lentIn(productId, accountId), amount) > terms.accountMax) return reject('loan_too_large');
  if (loans.countOf(accountId) >= liveLoansMax) return reject('too_many_loans');
  for (const [assetId, part] of held) {
    if (core.spendable(accountId, 'spot', assetId) < part) return reject('balance_insufficient');
  }
  const priced = pricedAt(core, terms, { debt: amount, held }, (assetId) => worthOf(core, assetId));
  if (priced === undefined) return reject('index_stale');
  if (loanLtvOf(priced) > terms.ltvInitial) return reject('loan_ltv_too_high');
  if (lendable(core, offered) < amount) return reject('loan_funds_insufficient');

  const made = { loanId: loans.takeLoanId(), accountId, productId, termsId, assetId: terms.assetId };
  const endsAtMs = days === undefined ? undefined : core.nowMs + days * 24 * hourMs;
  const loan: Loan = {
    ...made,
    openedAtMs: core.nowMs,
    borrowed: amount,
    principal: amount,
    partsDue: 0n,
    hoursCharged: 0,
    fixed: endsAtMs === undefined ? undefined : { interest, endsAtMs },
    alerts: 0,
    collateral: held,
  };
  payOut(core, loan);
  loans.keep(loan);
  calm(core, loan);
  setHourTimer(core, loan);
  core.emit({ type: 'loans.borrowed', ...made, principal: amount, interest, days, endsAtMs, collateral: listed(held) });
  return done({ loanId: loan.loanId, interest, endsAtMs });
}

/** The amount that a product can lend now: its limit, and the funds of the lender. */
export function lendable(core: LoansSlice, { terms }: LoanTermsVersion): Atoms {
  const lent = core.loans.lentIn(terms.productId);
  const room = terms.totalMax > lent ? minus(terms.totalMax, lent) : zero;
  return smaller(room, core.ledger.available(lenderWallet(core, terms.assetId)));
}

/** The interest of a loan that is made now: fixed for a number of days, or flexible. */
function interestOffered(core: LoansSlice, { terms }: LoanTermsVersion, days: number | undefined): Ppm | undefined {
  if (days !== undefined) return terms.fixed.find((one) => one.days === days)?.interest;
  return flexibleInterestAt(core.loans.interestOf(terms.productId), core.nowMs)?.interest;
}

/** Fixes the interest of a loan anew, from the hour on that has not been charged. */
export function renew(core: LoansSlice, command: CommandOf<'loans.renew'>): OutcomeOf<'loans.renew'> {
  const { accountId, loanId, days } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const loan = core.loans.loanOf(accountId, loanId);
  if (loan === undefined) return reject('loan_not_found');
  const offered = core.loans.currentTerms.get(loan.productId);
  if (offered === undefined || offered.terms.isOffered === 'no') return reject('loan_not_offered');
  if (!core.products.allows(accountId, 'loans')) return reject('product_unavailable');
  if (hex(command.termsHash) !== hex(offered.hash)) return reject('terms_changed');
  const interest = interestOffered(core, offered, days);
  if (interest === undefined) return reject('loan_term_not_offered');
  if (interest !== command.interest) return reject('interest_changed');

  charge(core, loan);
  const endsAtMs = loan.openedAtMs + (loan.hoursCharged + days * 24) * hourMs;
  loan.fixed = { interest, endsAtMs };
  core.emit({ type: 'loans.renewed', loanId, accountId, assetId: loan.assetId, interest, days, endsAtMs });
  return done({ endsAtMs });
}

/** Charges the hours that have begun. */
export function charge(core: LoansSlice, loan: Loan): void {
  loan.partsDue = loanPartsAt(loan, core.loans.interestOf(loan.productId), core.nowMs);
  loan.hoursCharged = loanHoursBegun(loan, core.nowMs);
}

/** After a user's own step alerts begin at the level that the LTV then has, and the loan is looked at on the next tick. */
export function calm(core: LoansSlice, loan: Loan): void {
  const terms = core.loans.termsOf(loan);
  const priced = debtOf(core, loan) > 0n ? pricedNow(core, loan) : undefined;
  if (priced !== undefined) loan.alerts = Math.min(levelsReached(priced, terms), 3);
  core.loans.watch.suspect(loan.loanId);
}

export function listed(
  held: ReadonlyMap<AssetId, Atoms>,
): readonly { readonly assetId: AssetId; readonly amount: Atoms }[] {
  return [...held].map(([assetId, amount]) => ({ assetId, amount }));
}
