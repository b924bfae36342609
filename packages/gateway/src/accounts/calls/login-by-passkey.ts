import { loginByPasskey } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(loginByPasskey, async ({ platform }, input, context) => {
  const { passkey, staysLoggedIn: stays = false } = input;
  const { client, origin, lang, hasWorked } = context;
  const loggedIn = await platform.accounts.loginByPasskey({ passkey, origin, client, stays, lang, hasWorked });
  return loggedIn.ok ? done(loggedIn.value.token) : loggedIn;
});
