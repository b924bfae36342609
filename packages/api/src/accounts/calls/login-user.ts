import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { flag } from '../../wire/fields.ts';
import {
  areaCode,
  channelWire,
  factorCodeText,
  passkeyJson,
  passwordText,
  userString,
  verificationCode,
} from '../contact.ts';
import { described, named, wireObject } from '../../wire/wire-object.ts';

/** Sign in by password or by code. The envelope's message is the token itself: send it in the Authorization header of later calls. */
export const loginUser = defineCall({
  method: 'POST',
  path: '/user/login',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  work: 'hashing',
  group: 'Sign in',
  summary: 'Sign in; `message` is the token.',
  input: wireObject({
    userString,
    password: z.optional(passwordText),
    code: z.optional(described(verificationCode, 'Instead of the password: a code of the scene `login`.')),
    channel: named('type', z.optional(channelWire)),
    areaCode: z.optional(areaCode),
    factorCode: z.optional(described(factorCodeText, 'After `second_factor_needed`: of the app, or a recovery code.')),
    passkey: z.optional(
      described(passkeyJson, 'After `second_factor_needed`, with options of `/user/passkey/options`.'),
    ),
    staysLoggedIn: named('stay', z.optional(described(flag, 'Keep the session for 30 days on this device.'))),
  }),
  output: described(z.string(), 'The token: opaque, to be kept secret.'),
  rejects: [
    'work_needed',
    'login_failed',
    'login_locked',
    'user_string_invalid',
    'country_code_unknown',
    'second_factor_needed',
    'second_factor_wrong',
    'second_factor_locked',
    'account_frozen',
  ],
});
