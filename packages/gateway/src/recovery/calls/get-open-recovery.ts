import { getOpenRecovery } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getOpenRecovery, async ({ platform }, _input, { user }) => {
  const open = await platform.recovery.openOf(user.userId);
  return done(open === undefined ? {} : { open });
});
