import { subscribePush } from '@candor/api';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(subscribePush, async ({ platform }, target, { user, lang }) => {
  // Pushes are in the language of the page that asks for them.
  await platform.accounts.noteLanguage(user.userId, lang);
  return platform.push.subscribe(user, target);
});
