import { revokeSessions } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(revokeSessions, async ({ platform }, input, context) => {
  const { userId, sessionId: current } = context.user;
  if (input.sessionId === undefined) await platform.sessions.revokeAll(userId, current);
  else await platform.sessions.revoke(userId, input.sessionId);
  return done({});
});
