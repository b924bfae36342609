import { makeRecoveryCodes } from '@candor/api';
import { done } from '@candor/kernel';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(makeRecoveryCodes, async ({ platform }, input, context) => {
  const { password } = input;
  const made = await platform.safety.makeRecoveryCodes(securityActorOf(context), { password, stepUp: input });
  return made.ok ? done({ recoveryCodes: [...made.value] }) : made;
});
