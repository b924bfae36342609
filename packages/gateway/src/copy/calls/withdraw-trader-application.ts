import { withdrawTraderApplication } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(withdrawTraderApplication, async (deps, { requestId }, { user }) => {
  const command = { type: 'copy.withdraw_application', accountId: user.accountId } as const;
  const withdrawn = await submitFor(deps, user, command, requestId);
  return withdrawn.ok ? done({ status: 'withdrawn' as const }) : withdrawn;
});
