import { createApiKey, type KeyScope } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../../safety/changer.ts';
import { apiKeyRowOf } from '../present/api-keys.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(createApiKey, async ({ platform }, input, context) => {
  const { name, scopes, addresses = '', validDays } = input;
  const key = { name, scopes: wordsOf(scopes) as KeyScope[], addresses: wordsOf(addresses), validDays };
  const made = await platform.safety.createApiKey(securityActorOf(context), key, input);
  if (!made.ok) return made;
  return done({ secret: made.value.secret, key: apiKeyRowOf(made.value.key) });
});

/** Words of a list with commas between them; none of an empty text. */
function wordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
