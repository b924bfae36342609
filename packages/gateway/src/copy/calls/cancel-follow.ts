import { cancelFollow } from '@candor/api';
import type { AccountId } from '@candor/exchange';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(cancelFollow, async (deps, { requestId, traderId }, { user }) => {
  const command = { type: 'copy.cancel', accountId: user.accountId, traderId: traderId as AccountId } as const;
  const cancelled = await submitFor(deps, user, command, requestId);
  return cancelled.ok ? done({ traderId }) : cancelled;
});
