import { atomsToText, type Ppm, plus } from '@candor/money';
import { describeNotices } from '../inbox/describe-notices.ts';
import { percentText } from '../serving/decimals.ts';

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
  'loans.term_ended': async ({ accountId, loanId, assetId }, parts) => {
    const { code: asset } = await parts.asset(assetId);
    return { accountId, notice: { kind: 'loan_term_ended', loan: String(loanId), asset } };
  },
});

/** Two decimals of a percent, up. */
function shownPercent(ltv: Ppm): string {
  return percentText((Math.ceil(ltv / 100) * 100) as Ppm);
}
