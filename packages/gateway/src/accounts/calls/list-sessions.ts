import { listSessions } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listSessions, async ({ platform }, _input, context) => {
  const { userId, sessionId: current } = context.user;
  const sessions = await platform.sessions.list(userId, current);
  return done(
    sessions.map(({ ipPrefix, stays, ...session }) => ({ ...session, network: ipPrefix, staysLoggedIn: stays })),
  );
});
