import { removeTotp } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(removeTotp, async ({ platform }, input, context) => {
  const { password } = input;
  const removed = await platform.safety.removeTotp(securityActorOf(context), { password, stepUp: input });
  return removed.ok ? done({}) : removed;
});
