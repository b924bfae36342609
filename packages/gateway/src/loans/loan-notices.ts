import type { CoreEvent, Exchange } from '@candor/exchange';
import { present } from '@candor/kernel';
import type { Notice } from '@candor/messages/mails';
import { atomsToText, type Ppm, plus } from '@candor/money';
import { percentText } from '../serving/decimals.ts';

interface LoanNotice {
  readonly accountId: number;
  readonly notice: Notice;
}

const told: ReadonlySet<CoreEvent['type']> = new Set<CoreEvent['type']>(['loans.alerted', 'loans.liquidated']);

export function isLoanNews({ type }: CoreEvent): boolean {
  return told.has(type);
}

/** The message about an alert or a liquidation to the borrower; undefined for other facts. */
export async function loanNoticeOf(exchange: Exchange, event: CoreEvent): Promise<LoanNotice | undefined> {
  if (event.type === 'loans.alerted') {
    const { accountId, loanId, alert, ltv } = event;
    return { accountId, notice: { kind: 'loan_alert', loan: String(loanId), alert, ltv: shownPercent(ltv) } };
  }
  if (event.type !== 'loans.liquidated') return undefined;
  const { accountId, loanId, assetId, ltvBefore, principalPaid, interestPaid, debtLeft } = event;
  const assets = await exchange.query('assets');
  const asset = present(
    assets.find((one) => one.assetId === assetId),
    'a loan is of a listed asset',
  );
  const sold = atomsToText(plus(principalPaid, interestPaid), asset.scale);
  const left = atomsToText(debtLeft, asset.scale);
  const ltv = shownPercent(ltvBefore);
  return { accountId, notice: { kind: 'loan_liquidated', loan: String(loanId), ltv, sold, left, asset: asset.code } };
}

/** Two decimals of a percent, up. */
function shownPercent(ltv: Ppm): string {
  return percentText((Math.ceil(ltv / 100) * 100) as Ppm);
}
