import { beginTotp } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(beginTotp, async ({ platform }, _input, context) => {
  return platform.safety.beginTotp(context.user.userId);
});
