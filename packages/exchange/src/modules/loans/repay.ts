import { done, reject } from '@candor/kernel';
import { type Atoms, minus, smaller, zero } from '@candor/money';
import type { CommandOf, OutcomeOf } from '../../commands.ts';
import { worthOf } from '../index-prices/worth.ts';
import { calm, charge } from './borrow.ts';
import { takeCollateral, takePayment } from './funds.ts';
import { collateralOf, type Loan } from './loan.ts';
import { debtOf, interestOwed, pricedAt } from './pricing.ts';
import { loanPartsLeft, loanPaymentOf, loanProceedsOf, loanQuantityFor, loanSalePrice } from './rules.ts';
import type { LoansSlice } from './slice.ts';

/** A payment from the spot wallet: a part, or the whole debt. */
export function repay(core: LoansSlice, command: CommandOf<'loans.repay'>): OutcomeOf<'loans.repay'> {
  const { accountId, loanId, amount } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const loan = core.loans.loanOf(accountId, loanId);
  if (loan === undefined) return reject('loan_not_found');
  if (amount <= 0n) return reject('amount_invalid');
  const paid = smaller(amount, debtOf(core, loan));
  if (core.spendable(accountId, 'spot', loan.assetId) < paid) return reject('balance_insufficient');

  charge(core, loan);
  const parts = loanPaymentOf({ principal: loan.principal, interest: interestOwed(core, loan) }, paid);
  takePayment(core, loan, parts);
  const payment = settle(core, loan, parts);
  core.emit({ type: 'loans.repaid', loanId, accountId, assetId: loan.assetId, ...payment });
  const debtLeft = endOrCalm(core, loan);
  return done({ principalPaid: parts.principal, interestPaid: parts.interest, debtLeft });
}

/** A payment with collateral, at the prices that the user saw or better ones. */
export function repayWithCollateral(
  core: LoansSlice,
  command: CommandOf<'loans.repay_with_collateral'>,
): OutcomeOf<'loans.repay_with_collateral'> {
  const { accountId, loanId, assetId: soldAssetId, quantity: most } = command;
  if (!core.accounts.has(accountId)) return reject('account_not_found');
  const loan = core.loans.loanOf(accountId, loanId);
  if (loan === undefined) return reject('loan_not_found');
  const held = loan.collateral.get(soldAssetId);
  if (held === undefined) return reject('collateral_not_accepted');
  if (most <= 0n) return reject('amount_invalid');
  if (most > held) return reject('collateral_insufficient');
  const terms = core.loans.termsOf(loan);
  const position = { debt: debtOf(core, loan), held: collateralOf([[soldAssetId, held]]) };
  const priced = pricedAt(core, terms, position, (assetId) => worthOf(core, assetId));
  const sold = priced?.collateral[0];
  if (priced === undefined || sold === undefined) return reject('index_stale');
  const salePrice = loanSalePrice(sold.price, sold.spread);
  if (salePrice < command.salePriceMin || priced.debt.price > command.debtPriceMax) return reject('sale_price_moved');
  const quantity = smaller(most, loanQuantityFor(priced.debt, sold));
  const proceeds = loanProceedsOf(priced.debt, { ...sold, amount: quantity });
  const isLast = loan.collateral.size === 1 && quantity === held;
  if (isLast && proceeds < priced.debt.amount) return reject('loan_ltv_too_high');

  charge(core, loan);
  const parts = loanPaymentOf({ principal: loan.principal, interest: interestOwed(core, loan) }, proceeds);
  core.loans.setCollateral(loan, soldAssetId, minus(held, quantity));
  const isOver = parts.principal === loan.principal;
  takeCollateral(core, loan, 'loan_repayment', [{ soldAssetId, quantity }], isOver ? loan.collateral : new Map());
  const sale = { soldAssetId, quantity, indexPrice: sold.price, salePrice, proceeds };
  const payment = settle(core, loan, parts);
  core.emit({ type: 'loans.collateral_sold', loanId, accountId, assetId: loan.assetId, ...sale, ...payment });
  return done({ ...sale, ...payment, debtLeft: endOrCalm(core, loan) });
}

/** Takes a payment off what is owed. */
export function settle(core: LoansSlice, loan: Loan, paid: { readonly principal: Atoms; readonly interest: Atoms }) {
  loan.partsDue = loanPartsLeft(loan.partsDue, paid.interest);
  core.loans.lower(loan, paid.principal);
  return { principalPaid: paid.principal, interestPaid: paid.interest, principalLeft: loan.principal };
}

/** A loan without a debt has ended, and its collateral is back; the debt that is left otherwise. */
function endOrCalm(core: LoansSlice, loan: Loan): Atoms {
  const { loanId, accountId, assetId } = loan;
  if (loan.principal > 0n) {
    calm(core, loan);
    return debtOf(core, loan);
  }
  core.loans.forget(loan);
  core.emit({ type: 'loans.ended', loanId, accountId, assetId, end: 'repaid' });
  return zero;
}
