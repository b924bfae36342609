import { registerUser } from '@candor/api';
import { done, present } from '@candor/kernel';
import { serve } from '../../serving/serve.ts';

export default serve(registerUser, async ({ platform }, input, { lang, hasWorked, client }) => {
  const { userString, code, password, passwordAgain, extensionCode, areaCode } = input;
  const registered = await platform.accounts.register({
    userString,
    code,
    password,
    repeatedPassword: passwordAgain,
    lang,
    hasWorked,
    client,
    ...(extensionCode === undefined ? {} : { invitationCode: extensionCode }),
    ...(areaCode === undefined ? {} : { areaCode }),
  });
  if (!registered.ok) return registered;
  const profile = await platform.accounts.profile(registered.value.userId);
  return done({ uid: present(profile, 'a user who has just registered is there').uid });
});
