import { setLockedRenewal } from '@candor/api';
import type { LockedDepositId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setLockedRenewal, async (deps, { isRenewed, requestId, ...input }, { user }) => {
  const { accountId } = user;
  const depositId = input.depositId as LockedDepositId;
  const renewal = isRenewed ? 'on' : 'off';
  const command = { type: 'locked.set_renewal', accountId, depositId, renewal } as const;
  const set = await submitFor(deps, user, command, requestId);
  return set.ok ? done({ isRenewed }) : set;
});
