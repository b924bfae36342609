import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { flag } from '../../fields.ts';
import { areaCode, channelWire, passwordText, userString } from '../../shapes/identity.ts';
import { described, named, wireObject } from '../../wire.ts';

/** Sign in. The envelope's message is the token itself: send it in the Authorization header of later calls. */
export const loginUser = defineCall({
  method: 'POST',
  path: '/user/login',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  group: 'Sign in',
  summary: 'Sign in; `message` is the token.',
  input: wireObject({
    userString,
    password: passwordText,
    channel: named('type', z.optional(channelWire)),
    areaCode: z.optional(areaCode),
    staysLoggedIn: named('stay', z.optional(described(flag, 'Stay logged in for 30 days instead of 30 idle minutes.'))),
  }),
  output: described(z.string(), 'The token: opaque, to be kept secret.'),
  rejects: ['login_failed', 'login_locked', 'user_string_invalid', 'country_code_unknown'],
});
