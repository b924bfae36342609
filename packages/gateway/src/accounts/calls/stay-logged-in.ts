import { stayLoggedIn } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(stayLoggedIn, async ({ platform }, { stays }, { user }) => {
  await platform.sessions.keep(user.sessionId, stays);
  return done({});
});
