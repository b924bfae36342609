import { setPayPassword } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(setPayPassword, async ({ platform }, input, context) => {
  const { change, newPayPassword, newPayPasswordAgain, password, code, channel } = input;
  const set = await platform.safety.setPayPassword(securityActorOf(context), {
    change,
    payPassword: newPayPassword,
    repeatedPayPassword: newPayPasswordAgain,
    password,
    code,
    channel,
    stepUp: input,
  });
  return set.ok ? done({}) : set;
});
