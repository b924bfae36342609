import { finishPasskey } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(finishPasskey, async ({ platform }, input, context) => {
  const { created, name, password } = input;
  const { origin } = context;
  const added = await platform.safety.finishPasskey(securityActorOf(context), {
    created,
    name,
    password,
    origin,
    stepUp: input,
  });
  if (!added.ok) return added;
  const { passkeyId, recoveryCodes } = added.value;
  return done({ passkeyId, recoveryCodes: [...recoveryCodes] });
});
