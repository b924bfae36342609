import { done, reject } from '@candor/kernel';
import { minus, negated, plus, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { worthOf } from '../index-prices/worth.ts';
import { calm } from './borrow.ts';
import { moveCollateral } from './funds.ts';
import { collateralOf } from './loan.ts';
import { debtOf, pricedAt } from './pricing.ts';
import { loanLtvOf } from './rules.ts';
import type { LoansSlice } from './slice.ts';

export function addCollateral(
  core: LoansSlice,
  { accountId, loanId, assetId, amount }: CommandOf<'loans.add_collateral'>,
): OutcomeOf<'loans.add_collateral'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const loan = core.loans.loanOf(accountId, loanId);
  if (loan === undefined) return reject('loan_not_found');
  const { collateral } = core.loans.termsOf(loan);
  if (!collateral.some((accepted) => accepted.assetId === assetId)) return reject('collateral_not_accepted');
  if (amount <= 0n) return reject('amount_invalid');
  if (core.spendable(accountId, 'spot', assetId) < amount) return reject('balance_insufficient');

  moveCollateral(core, loan, assetId, amount);
  core.loans.setCollateral(loan, assetId, plus(loan.collateral.get(assetId) ?? zero, amount));
  const ofLoan = { loanId, accountId, assetId: loan.assetId };
  core.emit({ type: 'loans.collateral_added', ...ofLoan, collateralAssetId: assetId, amount });
  calm(core, loan);
  return done({});
}

/** Gives collateral back that the loan could be opened without. */
export function takeBackCollateral(
  core: LoansSlice,
  { accountId, loanId, assetId, amount }: CommandOf<'loans.take_collateral'>,
): OutcomeOf<'loans.take_collateral'> {
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const loan = core.loans.loanOf(accountId, loanId);
  if (loan === undefined) return reject('loan_not_found');
  const held = loan.collateral.get(assetId);
  if (held === undefined) return reject('collateral_not_accepted');
  if (amount <= 0n) return reject('amount_invalid');
  if (amount > held) return reject('collateral_insufficient');
  const terms = core.loans.termsOf(loan);
  const others = [...loan.collateral].filter(([one]) => one !== assetId);
  const left = collateralOf(amount === held ? others : [...others, [assetId, minus(held, amount)]]);
  const position = { debt: debtOf(core, loan), held: left };
  const priced = pricedAt(core, terms, position, (one) => worthOf(core, one));
  if (priced === undefined) return reject('index_stale');
  if (loanLtvOf(priced) > terms.ltvInitial) return reject('loan_ltv_too_high');

  moveCollateral(core, loan, assetId, negated(amount));
  loan.collateral = left;
  const ofLoan = { loanId, accountId, assetId: loan.assetId };
  core.emit({ type: 'loans.collateral_taken', ...ofLoan, collateralAssetId: assetId, amount });
  calm(core, loan);
  return done({});
}
