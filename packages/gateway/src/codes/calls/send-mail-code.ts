import { openCodeScenes, sendMailCode } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { codeSentOf } from '../present/code-sent.ts';
import { serve } from '../../serving/serve.ts';

export default serve(sendMailCode, async ({ platform }, input, { lang, client, session, hasWorked }) => {
  const { userString, areaCode } = input;
  // The forgotten-password page sends its scene in `type`.
  const scene = input.scene ?? openCodeScenes.find((known) => known === input.type) ?? 'register';
  const boundTo = scene === 'bind' ? session?.userId : undefined;
  if (scene === 'bind' && boundTo === undefined) return reject('not_permitted');
  const sent = await platform.accounts.sendCode({
    userString,
    scene,
    lang,
    client,
    boundTo,
    hasWorked,
    ...(areaCode === undefined ? {} : { areaCode }),
  });
  return sent.ok ? done(codeSentOf(sent.value)) : sent;
});
