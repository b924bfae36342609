import type { AccountId, AssetId, CoreEvent, LoanId, LoanProductId, TermsId } from '@candor/exchange';
import type { Seeded } from '@candor/kernel';
import { ppm } from '../../contract/testing/facts.ts';
import { account, amount, priceAt } from '../../testing/facts.ts';

const usdt = 3 as AssetId;
const btc = 1 as AssetId;

/** Makers of facts about loans that hang together as the core's do. */
export function randomLoans(random: Seeded): readonly (() => CoreEvent[])[] {
  const live: { readonly loanId: LoanId; readonly accountId: AccountId; left: number }[] = [];
  let count = 0;

  return [borrow, borrow, pay, collateral, renew, tell, liquidate];

  function borrow(): CoreEvent[] {
    count += 1;
    const of = { loanId: count as LoanId, accountId: account(1_000 + random.below(3)) };
    live.push({ ...of, left: 500 });
    const term = random.chance(1, 2) ? { days: 7, endsAtMs: 700_000 } : { days: undefined, endsAtMs: undefined };
    const terms = { productId: 1 as LoanProductId, termsId: 1 as TermsId, assetId: usdt, interest: ppm(60_000) };
    const held = [{ assetId: btc, amount: amount(3) }];
    return [{ type: 'loans.borrowed', ...of, ...terms, ...term, principal: amount(500), collateral: held }];
  }

  function one() {
    return live[random.below(live.length + 1)];
  }

  function pay(): CoreEvent[] {
    const loan = one();
    if (loan === undefined) return [];
    const paid = Math.min(loan.left, 1 + random.below(400));
    loan.left -= paid;
    const of = { loanId: loan.loanId, accountId: loan.accountId, assetId: usdt };
    const payment = { principalPaid: amount(paid), interestPaid: amount(1), principalLeft: amount(loan.left) };
    const fact: CoreEvent = random.chance(1, 2)
      ? { type: 'loans.repaid', ...of, ...payment }
      : { type: 'loans.collateral_sold', ...of, ...sale(paid + 1), ...payment };
    if (loan.left > 0) return [fact];
    live.splice(live.indexOf(loan), 1);
    return [fact, { type: 'loans.ended', ...of, end: 'repaid' }];
  }

  function sale(proceeds: number) {
    const prices = { indexPrice: priceAt(100), salePrice: priceAt(99) };
    return { soldAssetId: btc, quantity: amount(1), ...prices, proceeds: amount(proceeds) };
  }

  function collateral(): CoreEvent[] {
    const loan = one();
    if (loan === undefined) return [];
    const { loanId, accountId } = loan;
    const type = random.pick(['loans.collateral_added', 'loans.collateral_taken'] as const);
    return [{ type, loanId, accountId, assetId: usdt, collateralAssetId: btc, amount: amount(1) }];
  }

  function renew(): CoreEvent[] {
    const loan = one();
    if (loan === undefined) return [];
    const of = { loanId: loan.loanId, accountId: loan.accountId, assetId: usdt, interest: ppm(50_000) };
    if (random.chance(1, 2)) return [{ type: 'loans.term_ended', ...of }];
    return [{ type: 'loans.renewed', ...of, days: 14, endsAtMs: 900_000 }];
  }

  function tell(): CoreEvent[] {
    const loan = one();
    if (loan === undefined) return [];
    const of = { loanId: loan.loanId, accountId: loan.accountId, assetId: usdt };
    return [{ type: 'loans.alerted', ...of, alert: 'warning', level: ppm(750_000), ltv: ppm(751_000) }];
  }

  function liquidate(): CoreEvent[] {
    const loan = one();
    if (loan === undefined) return [];
    const { left } = loan;
    live.splice(live.indexOf(loan), 1);
    const of = { loanId: loan.loanId, accountId: loan.accountId, assetId: usdt };
    const half = Math.floor(left / 2);
    const fact = {
      type: 'loans.liquidated',
      ...of,
      debtBefore: amount(left + 1),
      ltvBefore: ppm(840_000),
      sales: [sale(half), sale(1)],
      principalPaid: amount(half),
      interestPaid: amount(1),
      principalLeft: amount(left - half),
      debtLeft: amount(0),
      ltvLeft: ppm(0),
      badDebt: amount(left - half),
      insurancePaid: amount(0),
    } as const;
    return [fact, { type: 'loans.ended', ...of, end: 'liquidated' }];
  }
}
