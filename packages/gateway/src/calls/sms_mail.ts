import { codeScenes, sendMailCode } from '@candor/contract';
import { done } from '@candor/kernel';
import { codeSentOf } from '../present/code-sent.ts';
import { serve } from '../serve.ts';

export default serve(sendMailCode, async ({ platform }, input, { lang, client }) => {
  const { userString, areaCode } = input;
  // The forgotten-password page says its scene in `type`.
  const scene = input.scene ?? codeScenes.find((known) => known === input.type) ?? 'register';
  const sent = await platform.accounts.sendCode({
    userString,
    scene,
    lang,
    ip: client.ip,
    ...(areaCode === undefined ? {} : { areaCode }),
  });
  return sent.ok ? done(codeSentOf(sent.value)) : sent;
});
