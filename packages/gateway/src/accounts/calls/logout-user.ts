import { logoutUser } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(logoutUser, async ({ platform }, _input, { session }) => {
  if (session !== undefined) await platform.sessions.revoke(session.userId, session.sessionId);
  return done({});
});
