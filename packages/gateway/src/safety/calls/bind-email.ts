import { bindEmail } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { parseIdentity } from '@candor/platform';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(bindEmail, async ({ platform }, input, context) => {
  const { email, code, oldCode, oldChannel, password } = input;
  const address = parseIdentity(email);
  if (!address.ok) return address;
  if (address.value.kind !== 'email') return reject('user_string_invalid');
  const change = { address: address.value, code, oldCode, oldChannel, password };
  const bound = await platform.safety.bindAddress(securityActorOf(context), change);
  return bound.ok ? done({ email: bound.value }) : bound;
});
