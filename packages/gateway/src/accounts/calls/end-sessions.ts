import { endSessions } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serving/serve.ts';

/** A session that ends takes its sockets with it, and its owner gets the reason by mail. */
export default serveOperator(endSessions, async ({ platform }, { accountId, reason }) => {
  const ended = await platform.safety.endAccess(accountId, reason);
  return ended ? done({}) : reject('account_not_found');
});
