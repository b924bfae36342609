import type { LoanEventRow, LoanProductRow, LoanRow } from '@candor/api';
import type { AssetId, IndexView, LoanProductView, LoanTerms, LoanView } from '@candor/exchange';
import { isLoanDemonstration, loanLtvOf } from '@candor/exchange/rules';
import { present } from '@candor/kernel';
import { hex } from '@candor/kernel/hash';
import { type Atoms, atomsToText, type Price, price } from '@candor/money';
import type { LoanEventRecord, LoanRecord } from '@candor/readmodel';
import { type Instruments, usdtId } from '../../market/instruments.ts';
import { priceTextOf } from '../../serving/decimals.ts';

/** The last index of an asset in USDT, whatever its age. */
type LastPrice = (assetId: AssetId) => Price | undefined;

const one = price(100_000_000);

export function lastPrices(instruments: Instruments, index: readonly IndexView[]): LastPrice {
  const prices = new Map(index.map((view) => [view.pairId, view.price]));
  return (assetId) => {
    if (assetId === usdtId) return one;
    const pair = instruments.pairs.find(({ base, quote }) => base.assetId === assetId && quote.assetId === usdtId);
    return pair === undefined ? undefined : prices.get(pair.pairId);
  };
}

function levelsOf({ ltvInitial, ltvWarning, ltvUrgent, ltvLiquidation, ltvTarget }: LoanTerms) {
  return { ltvInitial, ltvWarning, ltvUrgent, ltvLiquidation, ltvTarget };
}

function acceptedOf(instruments: Instruments, { collateral }: LoanTerms, lastPrice: LastPrice) {
  const unit = instruments.assetOf(usdtId);
  return collateral.map(({ assetId, tiers, spread }) => {
    const { code, scale } = instruments.assetOf(assetId);
    return {
      assetId,
      code,
      scale,
      price: priceTextOf(lastPrice(assetId)),
      tiers: tiers.map(({ upTo, ratio }) => ({ upTo: atomsToText(upTo, unit.scale), ratio })),
      spread,
    };
  });
}

export function loanProductRowOf(
  instruments: Instruments,
  { terms, hash, interest, announced, lent, available }: LoanProductView,
  lastPrice: LastPrice,
): LoanProductRow {
  const { code, scale } = instruments.assetOf(terms.assetId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  return {
    productId: terms.productId,
    assetId: terms.assetId,
    code,
    scale,
    unitScale: instruments.assetOf(usdtId).scale,
    amountMin: text(terms.amountMin),
    accountMax: text(terms.accountMax),
    totalMax: text(terms.totalMax),
    flexibleInterest: terms.flexibleInterest,
    ...levelsOf(terms),
    isOffered: terms.isOffered === 'yes',
    isDemonstration: isLoanDemonstration(terms),
    termsHash: hex(hash),
    price: priceTextOf(lastPrice(terms.assetId)),
    interest,
    announced,
    fixed: terms.fixed.map((fixed) => ({ ...fixed })),
    collateral: acceptedOf(instruments, terms, lastPrice),
    available: text(available),
    lent: text(lent),
  };
}

/** A live loan, at the last prices. */
export function loanRowOf(instruments: Instruments, loan: LoanView): LoanRow {
  const { terms, priced, fixed } = loan;
  const { code, scale } = instruments.assetOf(loan.assetId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const priceOf = (assetId: AssetId) => priced?.collateral.find((held) => held.assetId === assetId)?.price;
  const held = new Map(loan.collateral.map(({ assetId, amount }) => [assetId, amount]));
  const accepted = acceptedOf(instruments, terms, priceOf);
  return {
    loanId: loan.loanId,
    productId: loan.productId,
    assetId: loan.assetId,
    code,
    scale,
    unitScale: instruments.assetOf(usdtId).scale,
    status: 'running',
    borrowed: text(loan.borrowed),
    principal: text(loan.principal),
    interest: text(loan.interest),
    debt: text(loan.debt),
    price: priceTextOf(priced?.debt.price),
    interestNow: loan.interestNow,
    announced: loan.announced,
    endsAtMs: fixed?.endsAtMs,
    ltv: priced && loanLtvOf(priced),
    isStale: !loan.isFresh,
    ...levelsOf(terms),
    collateral: accepted.flatMap((one) => {
      const amount = held.get(one.assetId);
      return amount === undefined ? [] : [{ ...one, amount: atomsToText(amount, one.scale) }];
    }),
    accepted,
    openedAtMs: loan.openedAtMs,
  };
}

/** A loan that has ended; nothing is owed any more. */
export function endedLoanRowOf(instruments: Instruments, loan: LoanRecord, terms: LoanTerms | undefined): LoanRow {
  const { code, scale } = instruments.assetOf(loan.assetId);
  return {
    loanId: loan.loanId,
    productId: loan.productId,
    assetId: loan.assetId,
    code,
    scale,
    unitScale: instruments.assetOf(usdtId).scale,
    status: loan.end ?? 'running',
    borrowed: atomsToText(loan.principal, scale),
    principal: '0',
    interest: '0',
    debt: '0',
    interestNow: loan.interest,
    days: loan.days,
    endsAtMs: loan.endsAtMs,
    isStale: false,
    ...levelsOf(present(terms, 'a loan was made under terms of the core')),
    collateral: [],
    accepted: [],
    openedAtMs: loan.openedAtMs,
    endedAtMs: loan.endedAtMs,
  };
}

export function loanEventRowOf(instruments: Instruments, event: LoanEventRecord): LoanEventRow {
  const { loanId, number, kind, rate, ltv, alert, atMs } = event;
  const { code, scale } = instruments.assetOf(event.assetId);
  const lent = instruments.assetOf(event.lentAssetId);
  const text = (amount: Atoms | undefined, of: number) => (amount === undefined ? undefined : atomsToText(amount, of));
  return {
    loanId,
    number,
    kind,
    assetId: event.assetId,
    code,
    amount: text(event.amount, scale),
    interest: text(event.interest, lent.scale),
    proceeds: text(event.proceeds, lent.scale),
    lentCode: lent.code,
    rate,
    ltv,
    alert,
    atMs,
  };
}
