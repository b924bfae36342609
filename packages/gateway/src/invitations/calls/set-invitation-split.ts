import { setInvitationSplit } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(setInvitationSplit, async (deps, { friendShare, requestId }, { user }) => {
  const command = { type: 'invitations.set_split', accountId: user.accountId, friendShare } as const;
  const set = await submitFor(deps, user, command, requestId);
  return set.ok ? done({ friendShare }) : set;
});
