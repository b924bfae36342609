import { hourMs } from '@candor/kernel';
import {
  type Atoms,
  atoms,
  minus,
  mulDiv,
  notionalOf,
  type Ppm,
  type Price,
  ppmOne,
  price,
  priceScale,
  smaller,
} from '@candor/money';
import type { AssetId } from '../../vocabulary.ts';

/** Live loans that one user may have. */
export const liveLoansMax = 50;
/** A change of the flexible interest is announced this long before it holds. */
export const loanNoticeMs = 24 * hourMs;
/** The highest LTV that is told; beyond it nothing that counts is left. */
const loanLtvMax = 10_000_000 as Ppm;

const hoursPerYear = 8_760n;
const one = BigInt(ppmOne);
/** Interest is summed in these parts of an atom, in which every hour's is whole: only what is owed in the end is rounded. */
const partsPerAtom = one * hoursPerYear;

/** The part of a collateral's value that counts: `ratio` of it, from the tier before up to `upTo` in the unit of account. */
export interface LoanTier {
  readonly upTo: Atoms;
  readonly ratio: Ppm;
}

/** LTV at which a loan may be opened, at which its user is warned twice, at which collateral is sold, and down to which. */
interface LoanLevels {
  readonly ltvInitial: Ppm;
  readonly ltvWarning: Ppm;
  readonly ltvUrgent: Ppm;
  readonly ltvLiquidation: Ppm;
  readonly ltvTarget: Ppm;
}

/** An amount of an asset at its index, which is in the unit of account. */
interface PricedAmount {
  readonly amount: Atoms;
  readonly scale: number;
  readonly price: Price;
}

/** One asset of a loan's collateral, as its terms count it and as it would be sold. */
export interface PricedCollateral extends PricedAmount {
  readonly assetId: AssetId;
  readonly tiers: readonly LoanTier[];
  /** Taken off the index when it is sold. */
  readonly spread: Ppm;
}

/** A debt and its collateral, at the index; values are in atoms of the unit of account, whose scale is `unitScale`. */
export interface PricedLoan {
  readonly debt: PricedAmount;
  /** In the order in which it is sold. */
  readonly collateral: readonly PricedCollateral[];
  readonly unitScale: number;
}

function valueOf({ amount, scale, price: last }: PricedAmount, unitScale: number, rounding: 'up' | 'down'): Atoms {
  return notionalOf(amount, last, { base: scale, quote: unitScale }, rounding);
}

/** The part of a value that counts (RULES 14 ✔ 75,000 at 100 % to 50,000 and 97.5 % to 100,000 → 74,375). Rounds down. */
export function loanCountedOf(value: Atoms, tiers: readonly LoanTier[]): Atoms {
  let counted = 0n;
  let from = 0n;
  for (const { upTo, ratio } of tiers) {
    const within = (value < upTo ? value : upTo) - from;
    if (within <= 0n) break;
    counted += within * BigInt(ratio);
    from = upTo;
  }
  return atoms(counted / one);
}

/** The counted value of the whole collateral; `scaledTo` moves all prices together, in billionths. */
export function loanCollateralValue({ collateral, unitScale }: PricedLoan, scaledTo: bigint = billion): Atoms {
  let counted = 0n;
  for (const given of collateral) {
    const value = valueOf(given, unitScale, 'down');
    counted += loanCountedOf(atoms((value * scaledTo) / billion), given.tiers);
  }
  return atoms(counted);
}

const billion = 1_000_000_000n;

/** The value of a debt. Rounds up. */
export function loanDebtValue({ debt, unitScale }: PricedLoan): Atoms {
  return valueOf(debt, unitScale, 'up');
}

/** Debt ÷ counted collateral (RULES 14 ✔ 60,000 ÷ 74,375 = 80.67 %). Rounds up, to `loanLtvMax` at most. */
export function loanLtvOf(loan: PricedLoan): Ppm {
  const debt = loanDebtValue(loan);
  const counted = loanCollateralValue(loan);
  if (debt === 0n) return 0 as Ppm;
  if (debt * one >= counted * BigInt(loanLtvMax)) return loanLtvMax;
  return Number(mulDiv(debt, one, counted, 'up')) as Ppm;
}

/** True when the LTV has come to a level. Exact. */
export function isLoanAt(loan: PricedLoan, level: Ppm): boolean {
  return loanDebtValue(loan) * one >= loanCollateralValue(loan) * BigInt(level);
}

/** The largest debt that the collateral carries at a level. Rounds down. */
export function loanMaxFor(loan: PricedLoan, level: Ppm): Atoms {
  const value = mulDiv(loanCollateralValue(loan), BigInt(level), one, 'down');
  const { scale, price: last } = loan.debt;
  return atoms(mulDiv(value, 10n ** BigInt(scale + priceScale), BigInt(last) * 10n ** BigInt(loan.unitScale), 'down'));
}

/** The levels of a loan that alerts are given at, the lowest first, and after them that of the liquidation. */
export function loanLevelsOf(levels: LoanLevels): readonly Ppm[] {
  return [levels.ltvInitial, levels.ltvWarning, levels.ltvUrgent, levels.ltvLiquidation];
}

/** An alert is given anew only after the LTV has been this far below its level. */
export function loanAlertGap({ ltvInitial, ltvLiquidation }: LoanLevels): number {
  return Math.floor((ltvLiquidation - ltvInitial) / 8);
}

/** A demonstration has its levels so close that an hour's movement of the index can reach them. */
export function isLoanDemonstration({ ltvInitial }: Pick<LoanLevels, 'ltvInitial'>): boolean {
  return ltvInitial > 900_000;
}

/**
 * The share of today's prices, in billionths, at which the LTV comes to a level when all of the collateral moves together; of one
 * asset that counts in full it is debt ÷ (quantity × level), RULES 14 ✔ 6,500 against 0.2 BTC → 39,156.63. At most a hundred times
 * today's; undefined without a debt or a collateral that counts.
 */
export function loanScaleAt(loan: PricedLoan, level: Ppm): bigint | undefined {
  const debt = loanDebtValue(loan) * one;
  const isSafe = (scale: bigint) => debt < loanCollateralValue(loan, scale) * BigInt(level);
  let high = 100n * billion;
  if (debt === 0n || !isSafe(high)) return undefined;
  let low = 0n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (isSafe(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** A price moved to a share of it in billionths. Rounds down, to the smallest price there is at least. */
export function scaledPrice(today: Price, scale: bigint): Price {
  const moved = (BigInt(today) * scale) / billion;
  return price(moved > 0n ? Number(moved) : 1);
}

/**
 * The price of what was lent at which the LTV comes to a level while the collateral stays at its prices. Undefined without a debt, and
 * where no index can go.
 */
function loanDebtPriceAt(loan: PricedLoan, level: Ppm): Price | undefined {
  const { amount, scale } = loan.debt;
  if (amount === 0n) return undefined;
  const value = loanCollateralValue(loan) * BigInt(level);
  const at = mulDiv(value, 10n ** BigInt(scale + priceScale), amount * one * 10n ** BigInt(loan.unitScale), 'up');
  return at > 0n && at <= BigInt(Number.MAX_SAFE_INTEGER) ? price(Number(at)) : undefined;
}

/** The move of the index that leads to a level: the collateral's, or that of what was lent where it has an index of its own. */
interface LoanMove {
  /** The asset that moves, alone; absent: all of the collateral together. */
  readonly assetId?: AssetId | undefined;
  /** Of `assetId`: its index there. */
  readonly price?: Price | undefined;
  /** The share of today's prices, in ppm. Rounds down. */
  readonly share: number;
}

const unitPrice = price(100_000_000);

/**
 * The move that brings a loan to a level. A debt in the unit of account comes there by a fall of its collateral, and any other by a
 * rise of what was lent. Undefined: nothing does.
 */
export function loanMoveTo(loan: PricedLoan, debtAssetId: AssetId, level: Ppm): LoanMove | undefined {
  if (loan.debt.price !== unitPrice) {
    const at = loanDebtPriceAt(loan, level);
    return at && { assetId: debtAssetId, price: at, share: Number((BigInt(at) * one) / BigInt(loan.debt.price)) };
  }
  const scale = loanScaleAt(loan, level);
  if (scale === undefined) return undefined;
  const share = Number((scale * one) / billion);
  const [single, ...others] = loan.collateral;
  if (single === undefined || others.length > 0) return { share };
  return { assetId: single.assetId, price: scaledPrice(single.price, scale), share };
}

/** Interest from a time on: `interest` is a share of the principal for a year. */
export interface LoanInterestSpan {
  readonly fromMs: number;
  readonly interest: Ppm;
}

/** The flexible interest at a time; spans are in the order of their times. */
export function flexibleInterestAt(spans: readonly LoanInterestSpan[], atMs: number): LoanInterestSpan | undefined {
  return spans.findLast(({ fromMs }) => fromMs <= atMs);
}

/** The parts of a loan that its interest follows from. */
export interface LoanDebt {
  readonly openedAtMs: number;
  readonly principal: Atoms;
  /** Interest that is charged and not paid yet, in parts of an atom (`loanInterestOf`). */
  readonly partsDue: bigint;
  /** The hours, counted from the opening, that have been charged. */
  readonly hoursCharged: number;
  /** Absent: flexible. */
  readonly fixed?: { readonly interest: Ppm; readonly endsAtMs: number } | undefined;
}

/** The interest of some hours on a principal: a charge, whose sum is rounded up. */
export function loanInterestFor(principal: Atoms, interest: Ppm, hours: number): Atoms {
  return loanInterestOf(principal * BigInt(interest) * BigInt(hours));
}

/** Parts of an atom as the amount that pays them. Rounds up. */
function loanInterestOf(parts: bigint): Atoms {
  return atoms((parts + partsPerAtom - 1n) / partsPerAtom);
}

/** The parts that are left when interest was paid: a payment of the whole takes what it was rounded up by. */
export function loanPartsLeft(parts: bigint, paid: Atoms): bigint {
  const left = parts - paid * partsPerAtom;
  return left > 0n ? left : 0n;
}

/** The hours of a loan that have begun: the first is charged whole. */
export function loanHoursBegun({ openedAtMs }: Pick<LoanDebt, 'openedAtMs'>, atMs: number): number {
  return Math.floor((atMs - openedAtMs) / hourMs) + 1;
}

/** The interest of a loan that is owed at a time (RULES 14: simple, by the hour): each hour at the rate in force when it begins. */
export function loanInterestAt(loan: LoanDebt, spans: readonly LoanInterestSpan[], atMs: number): Atoms {
  return loanInterestOf(loanPartsAt(loan, spans, atMs));
}

/** The same in parts of an atom. */
export function loanPartsAt(loan: LoanDebt, spans: readonly LoanInterestSpan[], atMs: number): bigint {
  const { openedAtMs, principal, fixed } = loan;
  const hours = loanHoursBegun(loan, atMs);
  let owed = loan.partsDue;
  for (let hour = loan.hoursCharged; hour < hours; ) {
    const beginsAtMs = openedAtMs + hour * hourMs;
    const { interest, untilMs } = interestFrom(fixed, spans, beginsAtMs);
    const last = Math.min(hours, Math.ceil((untilMs - openedAtMs) / hourMs));
    owed += principal * BigInt(interest) * BigInt(last - hour);
    hour = last;
  }
  return owed;
}

function interestFrom(fixed: LoanDebt['fixed'], spans: readonly LoanInterestSpan[], atMs: number) {
  if (fixed !== undefined && atMs < fixed.endsAtMs) return { interest: fixed.interest, untilMs: fixed.endsAtMs };
  const at = spans.findLastIndex(({ fromMs }) => fromMs <= atMs);
  return { interest: spans[at]?.interest ?? (0 as Ppm), untilMs: spans[at + 1]?.fromMs ?? Number.MAX_SAFE_INTEGER };
}

/** The interest that holds for the hour that has begun. */
export function loanInterestNow({ fixed }: LoanDebt, spans: readonly LoanInterestSpan[], atMs: number): Ppm {
  return interestFrom(fixed, spans, atMs).interest;
}

/** A payment: interest first, then principal. */
export function loanPaymentOf(
  owed: { readonly principal: Atoms; readonly interest: Atoms },
  amount: Atoms,
): { readonly principal: Atoms; readonly interest: Atoms } {
  const interest = smaller(owed.interest, amount);
  return { interest, principal: smaller(owed.principal, minus(amount, interest)) };
}

/** The price at which collateral is sold: the index less the published spread. Rounds down. */
export function loanSalePrice(index: Price, spread: Ppm): Price {
  return price(Number((BigInt(index) * BigInt(ppmOne - spread)) / one));
}

type SoldCollateral = Omit<PricedCollateral, 'tiers' | 'assetId'>;

/** The debt that a sale of collateral pays. A payout: rounds down, to the whole debt at most. */
export function loanProceedsOf(debt: PricedAmount, sold: SoldCollateral): Atoms {
  const { amount, scale, price: index, spread } = sold;
  const proceeds = mulDiv(
    amount,
    BigInt(loanSalePrice(index, spread)) * 10n ** BigInt(debt.scale),
    BigInt(debt.price) * 10n ** BigInt(scale),
    'down',
  );
  return smaller(atoms(proceeds), debt.amount);
}

/** One sale of a liquidation. */
interface LoanSale {
  readonly soldAssetId: AssetId;
  readonly quantity: Atoms;
  readonly proceeds: Atoms;
}

/**
 * The sales that bring a loan's LTV to its target: in the order of the collateral, of each asset the smallest quantity that is enough, or
 * all of it when none is. Selling lowers the LTV, because terms with a spread above 1 − target are not sound.
 */
export function loanSalesFor(loan: PricedLoan, target: Ppm): readonly LoanSale[] {
  const sales: LoanSale[] = [];
  let left = loan;
  for (const held of loan.collateral) {
    if (isBelow(left, target)) break;
    const before = left;
    const sell = (quantity: Atoms) => afterSale(before, held, quantity);
    let high: bigint = held.amount;
    if (isBelow(sell(held.amount).left, target)) {
      let low = 0n;
      while (high - low > 1n) {
        const middle = (low + high) / 2n;
        if (isBelow(sell(atoms(middle)).left, target)) high = middle;
        else low = middle;
      }
    }
    const quantity = atoms(high);
    const sale = sell(quantity);
    sales.push({ soldAssetId: held.assetId, quantity, proceeds: sale.proceeds });
    left = sale.left;
  }
  return sales;
}

function isBelow(loan: PricedLoan, target: Ppm): boolean {
  return loanDebtValue(loan) * one <= loanCollateralValue(loan) * BigInt(target);
}

function afterSale(loan: PricedLoan, sold: PricedCollateral, quantity: Atoms) {
  const proceeds = loanProceedsOf(loan.debt, { ...sold, amount: quantity });
  const collateral = loan.collateral.map((held) =>
    held.assetId === sold.assetId ? { ...held, amount: minus(held.amount, quantity) } : held,
  );
  return { left: { ...loan, debt: { ...loan.debt, amount: minus(loan.debt.amount, proceeds) }, collateral }, proceeds };
}

/** The smallest quantity of a collateral whose sale pays a debt. Rounds up. */
export function loanQuantityFor(debt: PricedAmount, sold: Omit<SoldCollateral, 'amount'>): Atoms {
  const { scale, price: index, spread } = sold;
  return atoms(
    mulDiv(
      debt.amount,
      BigInt(debt.price) * 10n ** BigInt(scale),
      BigInt(loanSalePrice(index, spread)) * 10n ** BigInt(debt.scale),
      'up',
    ),
  );
}
