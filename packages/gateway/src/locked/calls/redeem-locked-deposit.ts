import { redeemLockedDeposit } from '@candor/api';
import type { LockedDepositId } from '@candor/exchange';
import { done, reject } from '@candor/kernel';
import { atomsFromText, atomsToText } from '@candor/money';
import { failIfBehind } from '../../serving/own-lists.ts';
import { omitUndefined, parseOptional } from '../../serving/read-input.ts';
import { ownDeposit } from '../own-deposit.ts';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(redeemLockedDeposit, async (deps, input, { user }) => {
  const { accountId } = user;
  const depositId = input.depositId as LockedDepositId;
  // One that has ended may have been redeemed by this very request: the core knows its answer.
  const known = await ownDeposit(deps, accountId, depositId);
  if (known === undefined) {
    failIfBehind(deps, accountId);
    return reject('locked_not_found');
  }
  const { scale } = deps.market.instruments.assetOf(known.assetId);
  const { value: penaltyMax, isWrong } = parseOptional(input.penaltyMax, (text) => atomsFromText(text, scale));
  if (isWrong) return reject('amount_invalid');
  const command = { type: 'locked.redeem', accountId, depositId, ...omitUndefined({ penaltyMax }) } as const;
  const redeemed = await submitFor(deps, user, command, input.requestId);
  if (!redeemed.ok) return redeemed;
  const { refund, penalty } = redeemed.value;
  return done({ refund: atomsToText(refund, scale), penalty: atomsToText(penalty, scale) });
});
