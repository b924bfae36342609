import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { areaCode, channelWire, passwordText, userString, verificationCode } from '../contact.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Set a new password with a code of the scene `forget`. Ends every session of the account. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/user/forget',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  work: 'hashing',
  group: 'Sign in',
  summary: 'Set a new password with a verification code.',
  input: wireObject({
    userString: named('account', userString),
    password: passwordText,
    passwordAgain: named('repassword', passwordText),
    code: verificationCode,
    channel: named('type', z.optional(channelWire)),
    areaCode: z.optional(areaCode),
  }),
  output: wireObject({}),
  rejects: [
    'work_needed',
    'user_string_invalid',
    'country_code_unknown',
    'passwords_differ',
    'password_too_short',
    'password_too_long',
    'password_common',
    'code_wrong',
    'code_expired',
  ],
});
