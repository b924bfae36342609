import { loginUser } from '@candor/api';
import { done } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(loginUser, async ({ platform }, input, { client, origin, lang, hasWorked }) => {
  const { userString, password, code, areaCode, factorCode, passkey, staysLoggedIn = false } = input;
  const loggedIn = await platform.accounts.login({
    userString,
    // Neither given is a wrong password like any other.
    proof: code === undefined ? { password: password ?? '' } : { code },
    factor: { factorCode, passkey },
    origin,
    lang,
    hasWorked,
    client,
    stays: staysLoggedIn,
    ...(areaCode === undefined ? {} : { areaCode }),
  });
  return loggedIn.ok ? done(loggedIn.value.token) : loggedIn;
});
