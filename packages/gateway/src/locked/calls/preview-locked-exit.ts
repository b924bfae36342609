import { previewLockedExit } from '@candor/api';
import type { LockedDepositId } from '@candor/exchange';
import { lockedExitOf, lockedYieldOf } from '@candor/exchange/rules';
import { done, reject } from '@candor/kernel';
import { type Atoms, atomsToText } from '@candor/money';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(previewLockedExit, async ({ exchange, market, clock }, input, { user }) => {
  const depositId = input.depositId as LockedDepositId;
  const deposit = await exchange.query('lockedDeposit', user.accountId, depositId);
  if (deposit === undefined) return reject('locked_not_found');
  const { scale } = market.instruments.assetOf(deposit.assetId);
  const text = (amount: Atoms) => atomsToText(amount, scale);
  const { daysLeft, penalty, refund, forgone } = lockedExitOf(deposit, clock());
  const earned = lockedYieldOf(deposit.dividend, deposit.days - daysLeft);
  return done({
    daysLeft,
    penalty: text(penalty),
    refund: text(refund),
    earned: text(earned),
    forgone: text(forgone),
  });
});
