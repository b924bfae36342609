import { present } from '@candor/kernel';
import { atoms, minus, type Ppm, zero } from '@candor/money';
import type { EventOf } from '../../events.ts';
import type { LoanId } from '../../vocabulary.ts';
import { charge } from './borrow.ts';
import { loanAlerts } from './fields.ts';
import { coverBadDebt, takeCollateral } from './funds.ts';
import type { Loan } from './loan.ts';
import { boundsOf, debtOf, interestOwed, levelsReached, pricedNow, stalePairOf } from './pricing.ts';
import { settle } from './repay.ts';
import {
  isLoanAt,
  loanLevelsOf,
  loanLtvOf,
  loanPaymentOf,
  loanSalePrice,
  loanSalesFor,
  type PricedLoan,
} from './rules.ts';
import type { LoansSlice } from './slice.ts';

/**
 * Loans that one tick tells of or liquidates; the others follow with the next one, at its prices, so that a crash holds up no order for
 * long. Loans to which nothing happens do not count: how many of them are looked at is no part of the state.
 */
const judgedMax = 150;

/** Applies a tick: loans whose bounds it touches are judged, the lowest number first. */
export function onTick(core: LoansSlice, { prices }: EventOf<'index.ticked'>): void {
  const { loans } = core;
  if (loans.live.size === 0) return;
  for (const { pairId, price } of prices) loans.watch.touch(pairId, price);
  const waiting: LoanId[] = [];
  let judged = 0;
  while (judged < judgedMax) {
    const loanId = loans.watch.takeSuspect();
    if (loanId === undefined) break;
    const { waits, hasChanged } = judge(core, loanId);
    if (waits) waiting.push(loanId);
    if (hasChanged) judged += 1;
  }
  for (const loanId of waiting) loans.watch.suspect(loanId);
}

interface Verdict {
  /** It has to be looked at with the next tick again. */
  readonly waits: boolean;
  readonly hasChanged: boolean;
}

/** Compares a loan with its levels, at fresh prices only; without them it waits. */
function judge(core: LoansSlice, loanId: LoanId): Verdict {
  const loan = core.loans.live.get(loanId);
  if (loan === undefined) return { waits: false, hasChanged: false };
  const priced = pricedNow(core, loan);
  if (priced === undefined) return { waits: !isParked(core, loan), hasChanged: false };
  const terms = core.loans.termsOf(loan);
  if (isLoanAt(priced, terms.ltvLiquidation)) {
    liquidate(core, loan, priced);
    return { waits: false, hasChanged: true };
  }
  const hasChanged = alert(core, loan, priced);
  const bounds = boundsOf(core, loan, priced);
  if (bounds !== undefined) core.loans.watch.arm(loanId, bounds);
  return { waits: bounds === undefined, hasChanged };
}

/**
 * Puts a loan aside until the pair whose price is too old has a tick. While all prices are in doubt it is their end that is waited
 * for, which is no tick of that pair.
 */
function isParked(core: LoansSlice, loan: Loan): boolean {
  const pairId = core.clock.fault === undefined ? stalePairOf(core, loan) : undefined;
  if (pairId !== undefined) core.loans.watch.park(loan.loanId, pairId);
  return pairId !== undefined;
}

/** States the highest level that the LTV has newly come to, if there is one. */
function alert(core: LoansSlice, loan: Loan, priced: PricedLoan): boolean {
  const terms = core.loans.termsOf(loan);
  const reached = levelsReached(priced, terms);
  if (reached <= loan.alerts) return false;
  loan.alerts = reached;
  const level = present(loanLevelsOf(terms)[reached - 1], 'a level that was reached is one of the terms');
  const name = present(loanAlerts[reached - 1], 'below the liquidation every level has its alert');
  const { loanId, accountId, assetId } = loan;
  core.emit({ type: 'loans.alerted', loanId, accountId, assetId, alert: name, level, ltv: loanLtvOf(priced) });
  return true;
}

/** Sells the collateral that brings the LTV back to its target, and reports it. */
function liquidate(core: LoansSlice, loan: Loan, priced: PricedLoan): void {
  const { loanId, accountId, assetId } = loan;
  const { ltvTarget } = core.loans.termsOf(loan);
  const debtBefore = debtOf(core, loan);
  charge(core, loan);
  const sales = loanSalesFor(priced, ltvTarget).map(({ soldAssetId, quantity, proceeds }) => {
    const sold = present(
      priced.collateral.find((held) => held.assetId === soldAssetId),
      'sold is what is held',
    );
    const salePrice = loanSalePrice(sold.price, sold.spread);
    return { soldAssetId, quantity, indexPrice: sold.price, salePrice, proceeds };
  });
  for (const { soldAssetId, quantity } of sales) {
    const held = present(loan.collateral.get(soldAssetId), 'sold is what is held');
    core.loans.setCollateral(loan, soldAssetId, minus(held, quantity));
  }
  const proceeds = atoms(sales.reduce((sum: bigint, sale) => sum + sale.proceeds, 0n));
  const parts = loanPaymentOf({ principal: loan.principal, interest: interestOwed(core, loan) }, proceeds);
  const isPaid = parts.principal === loan.principal;
  takeCollateral(core, loan, 'loan_liquidation', sales, isPaid ? loan.collateral : new Map());
  const payment = settle(core, loan, parts);
  const badDebt = !isPaid && loan.collateral.size === 0 ? debtOf(core, loan) : zero;
  const insurancePaid = badDebt > 0n ? coverBadDebt(core, loan, badDebt) : zero;
  const isOver = isPaid || badDebt > 0n;
  const left = isOver ? undefined : pricedNow(core, loan);
  core.emit({
    type: 'loans.liquidated',
    loanId,
    accountId,
    assetId,
    debtBefore,
    ltvBefore: loanLtvOf(priced),
    sales,
    ...payment,
    debtLeft: isOver ? zero : debtOf(core, loan),
    ltvLeft: left === undefined ? (0 as Ppm) : loanLtvOf(left),
    badDebt,
    insurancePaid,
  });
  if (isOver) {
    core.loans.forget(loan);
    core.emit({ type: 'loans.ended', loanId, accountId, assetId, end: 'liquidated' });
    return;
  }
  if (left !== undefined) loan.alerts = Math.min(levelsReached(left, core.loans.termsOf(loan)), loanAlerts.length);
  core.loans.watch.suspect(loanId);
}
