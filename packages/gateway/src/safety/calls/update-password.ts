import { updatePassword } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(updatePassword, async ({ platform }, input, context) => {
  const { oldPassword, password, passwordAgain, code, channel } = input;
  const changed = await platform.safety.updatePassword(securityActorOf(context), {
    oldPassword,
    password,
    repeatedPassword: passwordAgain,
    code,
    channel,
  });
  return changed.ok ? done({}) : changed;
});
