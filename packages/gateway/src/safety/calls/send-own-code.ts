import { sendOwnCode } from '@candor/api';
import { done } from '@candor/kernel';
import { changerOf } from '../changer.ts';
import { codeSentOf } from '../../codes/present/code-sent.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(sendOwnCode, async ({ platform }, input, context) => {
  const sent = await platform.safety.sendOwnCode(changerOf(context), { ...input, lang: context.lang });
  return sent.ok ? done(codeSentOf(sent.value)) : sent;
});
