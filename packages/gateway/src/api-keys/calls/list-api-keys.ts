import { listApiKeys } from '@candor/api';
import { done } from '@candor/kernel';
import { apiKeyRowOf } from '../present/api-keys.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(listApiKeys, async ({ platform }, _input, context) => {
  return done((await platform.apiKeys.list(context.user.userId)).map(apiKeyRowOf));
});
