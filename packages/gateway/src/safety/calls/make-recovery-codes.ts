import { makeRecoveryCodes } from '@candor/api';
import { done } from '@candor/kernel';
import { changerOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(makeRecoveryCodes, async ({ platform }, input, context) => {
  const { password } = input;
  const made = await platform.safety.makeRecoveryCodes(changerOf(context), { password, stepUp: input });
  return made.ok ? done({ recoveryCodes: [...made.value] }) : made;
});
