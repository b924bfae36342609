import { pauseDual } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(pauseDual, (deps, { requestId, untilMs }, { user }) => {
  const command = { type: 'dual.pause', accountId: user.accountId, untilMs } as const;
  return submitFor(deps, user, command, requestId);
});
