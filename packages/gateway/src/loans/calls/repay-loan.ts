import { repayLoan } from '@candor/api';
import type { LoanId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { type Atoms, atomsFromText, atomsToText, priceFromText } from '@candor/money';
import { usdtId } from '../../market/instruments.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { ownLoanRow } from '../own-loan.ts';

/** The one call is one of two commands: money from the spot account, or collateral at the prices that the user saw. */
export default serveUser(repayLoan, async (deps, { requestId, ...input }, { user }) => {
  const { accountId } = user;
  const { instruments } = deps.market;
  const loanId = input.loanId as LoanId;
  const before = await ownLoanRow(deps, accountId, loanId);
  if (before === undefined) return reject('loan_not_found');
  const text = (amount: Atoms) => atomsToText(amount, before.scale);
  if (input.assetId === undefined) {
    const amount = atomsFromText(input.amount, before.scale);
    if (amount === undefined) return reject('amount_invalid');
    const paid = await submitFor(deps, user, { type: 'loans.repay', accountId, loanId, amount }, requestId);
    if (!paid.ok) return paid;
    const { principalPaid, interestPaid, debtLeft } = paid.value;
    return done({ principalPaid: text(principalPaid), interestPaid: text(interestPaid), debtLeft: text(debtLeft) });
  }
  const asset = instruments.asset(input.assetId);
  if (asset === undefined) return reject('collateral_not_accepted');
  const quantity = atomsFromText(input.amount, asset.scale);
  const debtText = input.debtPrice ?? (before.assetId === usdtId ? '1' : undefined);
  if (input.price === undefined || debtText === undefined) return reject('price_missing');
  const [salePriceMin, debtPriceMax] = [priceFromText(input.price), priceFromText(debtText)];
  if (quantity === undefined || salePriceMin === undefined || debtPriceMax === undefined) {
    return reject('amount_invalid');
  }
  const command = {
    type: 'loans.repay_with_collateral',
    accountId,
    loanId,
    assetId: asset.assetId,
    quantity,
    salePriceMin,
    debtPriceMax,
  } as const;
  const sold = await submitFor(deps, user, command, requestId);
  if (!sold.ok) return sold;
  return done({
    principalPaid: text(sold.value.principalPaid),
    interestPaid: text(sold.value.interestPaid),
    debtLeft: text(sold.value.debtLeft),
    sold: atomsToText(sold.value.quantity, asset.scale),
  });
});
