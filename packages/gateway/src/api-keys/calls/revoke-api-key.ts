import { revokeApiKey } from '@candor/api';
import { done } from '@candor/kernel';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(revokeApiKey, async ({ platform }, input, context) => {
  const ended = await platform.apiKeys.revoke(context.user.userId, input.keyId);
  return ended.ok ? done({}) : ended;
});
