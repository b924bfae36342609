import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { textUpTo, uidNumber } from '../../wire/fields.ts';
import { areaCode, channelWire, passwordText, userString, verificationCode } from '../contact.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Open an account. Only a holder of the address's code learns if it is taken. */
export const registerUser = defineCall({
  method: 'POST',
  path: '/user/register',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  work: 'hashing',
  group: 'Sign in',
  summary: 'Open an account with a verification code.',
  input: wireObject({
    userString,
    code: verificationCode,
    password: passwordText,
    passwordAgain: named('re_password', passwordText),
    extensionCode: z.optional(textUpTo(16)),
    channel: named('type', z.optional(channelWire)),
    areaCode: z.optional(areaCode),
  }),
  output: wireObject({ uid: uidNumber }),
  rejects: [
    'work_needed',
    'user_string_invalid',
    'country_code_unknown',
    'passwords_differ',
    'password_too_short',
    'password_too_long',
    'password_common',
    'extension_code_unknown',
    'code_wrong',
    'code_expired',
    'registration_failed',
  ],
});
