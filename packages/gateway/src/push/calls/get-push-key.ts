import { getPushKey } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getPushKey, async ({ platform }, _input, { user }) => {
  const [publicKey, device] = await Promise.all([platform.push.publicKey(), platform.push.device(user)]);
  return done({ publicKey, device });
});
