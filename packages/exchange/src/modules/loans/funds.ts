import { type Atoms, negated, smaller, zero } from '@candor/money';
import { type EntryKind, house } from '../../ledger-words.ts';
import type { AccountId, AssetId } from '../../vocabulary.ts';
import type { WalletIndex } from '../ledger/ledger.ts';
import type { Loan } from './loan.ts';
import type { LoansSlice } from './slice.ts';

/** The lender. */
export function lenderWallet(core: LoansSlice, assetId: AssetId): WalletIndex {
  return core.ledger.wallet(house.treasury, 'house', assetId);
}

function userWallet(core: LoansSlice, accountId: AccountId, assetId: AssetId): WalletIndex {
  return core.ledger.wallet(accountId, 'spot', assetId);
}

/** Freezes the collateral and pays the loan out, in one posting. */
export function payOut(core: LoansSlice, loan: Loan): void {
  const { loanId, accountId, assetId, principal, collateral } = loan;
  for (const [heldAssetId, held] of collateral) {
    core.ledger.line(userWallet(core, accountId, heldAssetId), 'loan_collateral', negated(held), held);
  }
  core.ledger.line(lenderWallet(core, assetId), 'loan_borrowed', negated(principal), zero);
  core.ledger.line(userWallet(core, accountId, assetId), 'loan_borrowed', principal, zero);
  core.post(loanId);
}

/** A payment from the spot wallet; with the last one the collateral comes back in the same posting. */
export function takePayment(
  core: LoansSlice,
  loan: Loan,
  paid: { readonly principal: Atoms; readonly interest: Atoms },
) {
  const { loanId, accountId, assetId, collateral } = loan;
  for (const [kind, amount] of [
    ['loan_repayment', paid.principal],
    ['loan_interest', paid.interest],
  ] as const) {
    if (amount === 0n) continue;
    core.ledger.line(userWallet(core, accountId, assetId), kind, negated(amount), zero);
    core.ledger.line(lenderWallet(core, assetId), kind, amount, zero);
  }
  if (paid.principal === loan.principal) release(core, loan, collateral);
  core.post(loanId);
}

/** The lender takes collateral over; what is left of it comes back when the debt is paid. */
export function takeCollateral(
  core: LoansSlice,
  loan: Loan,
  kind: Extract<EntryKind, 'loan_repayment' | 'loan_liquidation'>,
  sold: readonly { readonly soldAssetId: AssetId; readonly quantity: Atoms }[],
  returned: ReadonlyMap<AssetId, Atoms>,
): void {
  for (const { soldAssetId, quantity } of sold) {
    core.ledger.line(userWallet(core, loan.accountId, soldAssetId), kind, zero, negated(quantity));
    core.ledger.line(lenderWallet(core, soldAssetId), kind, quantity, zero);
  }
  release(core, loan, returned);
  core.post(loan.loanId);
}

/** Collateral that is added, or taken back when `amount` is below zero. */
export function moveCollateral(core: LoansSlice, { loanId, accountId }: Loan, assetId: AssetId, amount: Atoms): void {
  const kind = amount > 0n ? 'loan_collateral' : 'loan_collateral_release';
  core.ledger.line(userWallet(core, accountId, assetId), kind, negated(amount), amount);
  core.post(loanId);
}

function release(core: LoansSlice, { accountId }: Loan, held: ReadonlyMap<AssetId, Atoms>): void {
  for (const [assetId, amount] of held) {
    core.ledger.line(userWallet(core, accountId, assetId), 'loan_collateral_release', amount, negated(amount));
  }
}

/** Insurance pays the lender for a debt without collateral, as far as it can; the lender bears the rest. */
export function coverBadDebt(core: LoansSlice, { loanId, assetId }: Loan, badDebt: Atoms): Atoms {
  const { ledger } = core;
  const insurance = ledger.wallet(house.insurance, 'house', assetId);
  const paid = smaller(ledger.available(insurance), badDebt);
  if (paid <= 0n) return zero;
  ledger.line(insurance, 'loan_liquidation', negated(paid), zero);
  ledger.line(lenderWallet(core, assetId), 'loan_liquidation', paid, zero);
  core.post(loanId);
  return paid;
}
