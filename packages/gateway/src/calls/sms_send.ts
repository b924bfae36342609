import { sendSmsCode } from '@candor/contract';
import { done, reject } from '@candor/kernel';
import { parseIdentity } from '@candor/platform';
import { codeSentOf } from '../present/code-sent.ts';
import { serve } from '../serve.ts';

export default serve(sendSmsCode, async ({ platform }, { mobile, areaCode, scene = 'register' }, { lang, client }) => {
  const identity = parseIdentity(mobile, areaCode);
  if (!identity.ok) return identity;
  if (identity.value.kind !== 'phone') return reject('user_string_invalid');
  const sent = await platform.accounts.sendCode({ userString: mobile, areaCode, scene, lang, ip: client.ip });
  return sent.ok ? done(codeSentOf(sent.value)) : sent;
});
