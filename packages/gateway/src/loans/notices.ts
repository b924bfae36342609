import { loanNoticeMs } from '@candor/exchange/rules';
import { atomsToText, percentOfPpm, plus, type Ppm } from '@candor/money';
import { describeNotices } from '../inbox/describe-notices.ts';

export default describeNotices({
  'loans.alerted': ({ accountId, loanId, alert, ltv }) => ({
    accountId,
    notice: { kind: 'loan_alert', loan: String(loanId), alert, ltv: shownPercent(ltv) },
  }),
  'loans.liquidated': async (event, parts) => {
    const { accountId, loanId, assetId, ltvBefore, principalPaid, interestPaid, debtLeft } = event;
    const { code: asset, scale } = await parts.asset(assetId);
    const sold = atomsToText(plus(principalPaid, interestPaid), scale);
    const left = atomsToText(debtLeft, scale);
    const ltv = shownPercent(ltvBefore);
    return { accountId, notice: { kind: 'loan_liquidated', loan: String(loanId), ltv, sold, left, asset } };
  },
  'loans.terms_set': async ({ terms, flexibleFromMs }, parts, { sequence, atMs }) => {
    // The same interest set again is no news, nor is the first one of a product.
    if (flexibleFromMs !== atMs + loanNoticeMs) return undefined;
    const { code: asset } = await parts.asset(terms.assetId);
    const reader = await parts.caughtUp(sequence);
    const loans = await reader.flexibleLoans({ productId: terms.productId, atMs: flexibleFromMs });
    const announced = { asset, rate: percentOfPpm(terms.flexibleInterest), fromMs: flexibleFromMs };
    return loans.map(({ accountId, loanId }) => ({
      accountId,
      notice: { kind: 'loan_rate_announced', loan: String(loanId), ...announced },
    }));
  },
  'loans.term_ended': async ({ accountId, loanId, assetId }, parts) => {
    const { code: asset } = await parts.asset(assetId);
    return { accountId, notice: { kind: 'loan_term_ended', loan: String(loanId), asset } };
  },
});

/** Two decimals of a percent, up. */
function shownPercent(ltv: Ppm): string {
  return percentOfPpm(Math.ceil(ltv / 100) * 100);
}
