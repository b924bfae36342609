import { endSessions } from '@candor/contract';
import { done, reject } from '@candor/kernel';
import { serveOperator } from '../../serve.ts';

/** A session that ends takes its sockets with it. */
export default serveOperator(endSessions, async ({ platform }, { accountId }) => {
  const ended = await platform.safety.endAccess(accountId);
  return ended ? done({}) : reject('account_not_found');
});
