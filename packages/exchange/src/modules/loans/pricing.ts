import { present } from '@candor/kernel';
import { type Atoms, plus, type Price, ppmOne, price } from '@candor/money';
import type { AssetId, PairId } from '../../vocabulary.ts';
import type { Asset } from '../catalog/catalog.ts';
import { worthOf } from '../index-prices/worth.ts';
import type { Loan } from './loan.ts';
import {
  isLoanAt,
  loanCollateralValue,
  loanDebtValue,
  loanInterestAt,
  loanLevelsOf,
  type PricedCollateral,
  type PricedLoan,
} from './rules.ts';
import type { LoansSlice } from './slice.ts';
import type { LoanTerms } from './views.ts';
import type { LoanBound } from './watch.ts';

type PriceOf = (assetId: AssetId) => Price | undefined;
type Held = ReadonlyMap<AssetId, Atoms>;

function assetOf(core: LoansSlice, assetId: AssetId): Asset {
  return present(core.catalog.assets.get(assetId), 'terms name listed assets');
}

/** The interest that is owed now. */
export function interestOwed(core: LoansSlice, loan: Loan): Atoms {
  return loanInterestAt(loan, core.loans.interestOf(loan.productId), core.nowMs);
}

/** All that is owed now. */
export function debtOf(core: LoansSlice, loan: Loan): Atoms {
  return plus(loan.principal, interestOwed(core, loan));
}

/** A debt and its collateral at prices, in the order of the terms; none where one of the prices is missing. */
export function pricedAt(
  core: LoansSlice,
  { assetId, collateral }: Pick<LoanTerms, 'assetId' | 'collateral'>,
  { debt, held }: { readonly debt: Atoms; readonly held: Held },
  priceOf: PriceOf,
): PricedLoan | undefined {
  const unit = present(core.catalog.unitOfAccount, 'terms need a unit of account');
  const debtPrice = priceOf(assetId);
  if (debtPrice === undefined) return undefined;
  const priced: PricedCollateral[] = [];
  for (const { assetId: heldAssetId, tiers, spread } of collateral) {
    const amount = held.get(heldAssetId);
    if (amount === undefined) continue;
    const worth = priceOf(heldAssetId);
    if (worth === undefined) return undefined;
    priced.push({ assetId: heldAssetId, amount, scale: assetOf(core, heldAssetId).scale, price: worth, tiers, spread });
  }
  return {
    debt: { amount: debt, scale: assetOf(core, assetId).scale, price: debtPrice },
    collateral: priced,
    unitScale: assetOf(core, unit).scale,
  };
}

/** A pair without a price that may be acted on, of those a loan needs. */
export function stalePairOf(core: LoansSlice, loan: Loan): PairId | undefined {
  const needed = [loan.assetId, ...loan.collateral.keys()];
  const stale = needed.find((assetId) => worthOf(core, assetId) === undefined);
  return stale === undefined ? undefined : pairOf(core, stale);
}

/** A loan at prices that may be acted on. */
export function pricedNow(core: LoansSlice, loan: Loan): PricedLoan | undefined {
  const position = { debt: debtOf(core, loan), held: loan.collateral };
  return pricedAt(core, core.loans.termsOf(loan), position, (assetId) => worthOf(core, assetId));
}

/** The number of levels that an LTV has come to; the last one is that of the liquidation. */
export function levelsReached(priced: PricedLoan, terms: LoanTerms): number {
  return loanLevelsOf(terms).filter((level) => isLoanAt(priced, level)).length;
}

/**
 * Bounds inside which the LTV is below the next level. Counted collateral is concave in the prices and nothing at zero, so while no
 * price falls below a share λ = LTV ÷ level of itself, it counts at least λ of what it does now. Where the debt has a price too, half
 * of the room is its own. Undefined: there is no room.
 */
export function boundsOf(core: LoansSlice, loan: Loan, priced: PricedLoan): readonly LoanBound[] | undefined {
  const terms = core.loans.termsOf(loan);
  const level = present(loanLevelsOf(terms)[loan.alerts], 'a loan at its last level is liquidated');
  // Values are rounded by an atom each, now and at the other prices.
  const slack = BigInt(4 * (priced.collateral.length + 1));
  const debt = (loanDebtValue(priced) + slack) * BigInt(ppmOne);
  const counted = (loanCollateralValue(priced) - slack) * BigInt(level);
  if (counted <= debt) return undefined;
  const debtPair = pairOf(core, terms.assetId);
  const bounds: LoanBound[] = [];
  if (debtPair !== undefined) {
    const high = (BigInt(priced.debt.price) * (debt + counted)) / (2n * debt);
    // A small debt against much collateral: no index can go there.
    if (high <= BigInt(Number.MAX_SAFE_INTEGER)) {
      bounds.push({ pairId: debtPair, price: price(Number(high)), onRise: true });
    }
  }
  const [share, whole] = debtPair === undefined ? [debt, counted] : [debt + counted, 2n * counted];
  for (const { assetId, price: last } of priced.collateral) {
    const pairId = pairOf(core, assetId);
    if (pairId === undefined) continue;
    const low = (BigInt(last) * share) / whole + 1n;
    bounds.push({ pairId, price: price(Number(low)), onRise: false });
  }
  return bounds;
}

function pairOf(core: LoansSlice, assetId: AssetId) {
  return assetId === core.catalog.unitOfAccount ? undefined : core.catalog.pricingPair(assetId)?.pairId;
}
