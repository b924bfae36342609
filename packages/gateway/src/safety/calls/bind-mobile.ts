import { bindMobile } from '@candor/api';
import { done, reject } from '@candor/kernel';
import { parseIdentity } from '@candor/platform';
import { securityActorOf } from '../changer.ts';
import { serveUser } from '../../serving/serve.ts';

export default serveUser(bindMobile, async ({ platform }, input, context) => {
  const { mobile, areaCode, code, oldCode, oldChannel, password } = input;
  const address = parseIdentity(mobile, areaCode);
  if (!address.ok) return address;
  if (address.value.kind !== 'phone') return reject('user_string_invalid');
  const change = { address: address.value, code, oldCode, oldChannel, password };
  const bound = await platform.safety.bindAddress(securityActorOf(context), change);
  return bound.ok ? done({ phone: bound.value }) : bound;
});
