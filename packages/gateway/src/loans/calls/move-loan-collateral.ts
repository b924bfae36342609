import { moveLoanCollateral } from '@candor/api';
import type { LoanId } from '@candor/exchange';
import { done, present, reject } from '@candor/kernel';
import { atomsFromText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';
import { ownLoanRow } from '../own-loan.ts';

export default serveUser(moveLoanCollateral, async (deps, { requestId, ...input }, { user }) => {
  const { accountId } = user;
  const loanId = input.loanId as LoanId;
  const asset = deps.market.instruments.asset(input.assetId);
  if (asset === undefined) return reject('collateral_not_accepted');
  const amount = atomsFromText(input.amount, asset.scale);
  if (amount === undefined) return reject('amount_invalid');
  const what = { accountId, loanId, assetId: asset.assetId, amount };
  const moved =
    input.way === 'add'
      ? await submitFor(deps, user, { type: 'loans.add_collateral', ...what }, requestId)
      : await submitFor(deps, user, { type: 'loans.take_collateral', ...what }, requestId);
  if (!moved.ok) return moved;
  return done(present(await ownLoanRow(deps, accountId, loanId), 'a loan that was made is live, or in the history'));
});
