import { unsubscribePush } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(unsubscribePush, async ({ platform }, _input, { user }) => {
  await platform.push.unsubscribe(user);
  return done({});
});
