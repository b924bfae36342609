import { sendOwnCode } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { codeSentOf } from '../../codes/present/code-sent.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(sendOwnCode, async ({ platform }, input, context) => {
  const sent = await platform.safety.sendOwnCode(securityActorOf(context), { ...input, lang: context.lang });
  return sent.ok ? done(codeSentOf(sent.value)) : sent;
});
