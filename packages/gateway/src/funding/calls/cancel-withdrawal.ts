import { cancelWithdrawal } from '@candor/api';
import type { WithdrawalId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(cancelWithdrawal, async (deps, input, { user }) => {
  const withdrawalId = input.withdrawalId as WithdrawalId;
  const command = { type: 'funding.cancel_withdrawal', accountId: user.accountId, withdrawalId } as const;
  const cancelled = await submitFor(deps, user, command, input.requestId);
  return cancelled.ok ? done({ withdrawalId, status: 'cancelled' as const }) : cancelled;
});
