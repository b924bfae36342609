import { removePasskey } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(removePasskey, async ({ platform }, input, context) => {
  const { passkeyId, password } = input;
  const removed = await platform.safety.removePasskey(securityActorOf(context), { passkeyId, password, stepUp: input });
  return removed.ok ? done({}) : removed;
});
