import { sendSmsCode } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { parseIdentity } from '@candor/platform';
import { codeSentOf } from '../present/code-sent.ts';
import { serve } from '../../serving/serve.ts';

export default serve(sendSmsCode, async ({ platform }, input, { lang, client, session, hasWorked }) => {
  const { mobile, areaCode } = input;
  // A signed-in user has registered: the code is for binding the number.
  const scene = input.scene ?? (session === undefined ? 'register' : 'bind');
  const boundTo = scene === 'bind' ? session?.userId : undefined;
  if (scene === 'bind' && boundTo === undefined) return reject('not_permitted');
  const identity = parseIdentity(mobile, areaCode);
  if (!identity.ok) return identity;
  if (identity.value.kind !== 'phone') return reject('user_string_invalid');
  const sent = await platform.accounts.sendCode({
    userString: mobile,
    areaCode,
    scene,
    lang,
    client,
    boundTo,
    hasWorked,
  });
  return sent.ok ? done(codeSentOf(sent.value)) : sent;
});
