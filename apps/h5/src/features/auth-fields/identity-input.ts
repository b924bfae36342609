import type { Channel } from './identity.ts';

interface Typed {
  readonly channel: Channel;
  readonly email: string;
  readonly phone: string;
  readonly dialCode: string;
}

/** The identity's fields on the wire: address, or number with its area. */
export function identityInput({ channel, email, phone, dialCode }: Typed) {
  return channel === 'email'
    ? { userString: email.trim(), channel }
    : { userString: phone.trim(), channel, areaCode: dialCode };
}
