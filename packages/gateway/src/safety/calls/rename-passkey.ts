import { renamePasskey } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(renamePasskey, async ({ platform }, input, context) => {
  const { passkeyId, name } = input;
  const isRenamed = await platform.safety.renamePasskey(context.user.userId, passkeyId, name);
  return isRenamed ? done({}) : reject('factor_not_found');
});
