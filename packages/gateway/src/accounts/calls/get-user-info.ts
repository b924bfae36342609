import { getUserInfo } from '@candor/api';
import { done, present } from '@candor/kernel';
import { maskIdentity } from '@candor/platform';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(getUserInfo, async ({ platform }, _input, { user, lang }) => {
  // The app asks at each start and after each change of language: mails follow it.
  await platform.accounts.noteLanguage(user.userId, lang);
  const profile = present(await platform.accounts.profile(user.userId), 'a session belongs to a user');
  return done({
    uid: profile.uid,
    nickname: profile.nickname,
    signature: profile.signature,
    avatar: profile.avatar,
    email: profile.email === null ? '' : maskIdentity(profile.email),
    phone: profile.phone === null ? '' : maskIdentity(profile.phone),
    invitationCode: profile.invitationCode,
    creditScore: profile.creditScore,
    identityLevel: await platform.identity.level(user.userId),
    language: lang,
    createdAtMs: profile.createdAtMs,
  });
});
