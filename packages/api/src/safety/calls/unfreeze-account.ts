import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import {
  areaCode,
  factorCodeText,
  passkeyJson,
  passwordText,
  userString,
  verificationCode,
} from '../../accounts/contact.ts';
import { wireObject } from '../../wire/wire-object.ts';

/** Login password, a code of the scene `unfreeze`, and the second factor where there is one. The waiting time after a change of security follows. */
export const unfreezeAccount = defineCall({
  method: 'POST',
  path: '/safe/unfreeze',
  access: 'visitor',
  effect: 'commands',
  rate: 'login',
  work: 'hashing',
  group: 'Safety',
  summary: 'Undo the freezing of an account.',
  input: wireObject({
    userString,
    areaCode: z.optional(areaCode),
    password: passwordText,
    code: verificationCode,
    factorCode: z.optional(factorCodeText),
    passkey: z.optional(passkeyJson),
  }),
  output: wireObject({}),
  rejects: [
    'work_needed',
    'user_string_invalid',
    'country_code_unknown',
    'login_locked',
    'login_failed',
    'code_wrong',
    'code_expired',
    'account_not_frozen',
    'second_factor_needed',
    'second_factor_wrong',
    'second_factor_locked',
  ],
});
