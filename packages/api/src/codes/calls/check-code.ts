import * as z from 'zod/mini';
import { defineCall } from '../../wire/define-call.ts';
import { areaCode, sceneWire, userString, verificationCode } from '../../accounts/contact.ts';
import { named, wireObject } from '../../wire/wire-object.ts';

/** Is this code right? It stays good for the call it was made for; a wrong one costs a try. */
export const checkCode = defineCall({
  method: 'POST',
  path: '/user/check_email',
  access: 'visitor',
  effect: 'commands',
  rate: 'code',
  group: 'Sign in',
  summary: 'Check a verification code before going on.',
  input: wireObject({
    userString,
    scene: z.optional(sceneWire),
    code: named('email_code', verificationCode),
    areaCode: named('country_code', z.optional(areaCode)),
  }),
  output: wireObject({}),
  rejects: ['user_string_invalid', 'country_code_unknown', 'code_wrong', 'code_expired'],
});
