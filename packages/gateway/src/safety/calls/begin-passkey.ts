import { beginPasskey } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(beginPasskey, async ({ platform }, _input, context) => {
  const options = await platform.safety.beginPasskey(context.user.userId, context.origin);
  return options.ok ? done({ options: options.value }) : options;
});
