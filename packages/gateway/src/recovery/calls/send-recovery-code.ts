import { sendRecoveryCode } from '@candor/api';
import { done } from '@candor/kernel';
import { codeSentOf } from '../../codes/present/code-sent.ts';
import { serve } from '../../serving/serve.ts';

export default serve(sendRecoveryCode, async ({ platform }, { token, channel }, { client, lang }) => {
  const sent = await platform.recovery.sendCode({ token, channel, lang, ip: client.ip });
  return sent.ok ? done(codeSentOf(sent.value)) : sent;
});
