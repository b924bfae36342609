import { pauseOptions } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';
import { submitFor } from '../../serving/submit.ts';

export default serveUser(pauseOptions, (deps, { requestId, untilMs }, { user }) => {
  const command = { type: 'options.pause', accountId: user.accountId, untilMs } as const;
  return submitFor(deps, user, command, requestId);
});
